import { Bookmark, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import type { LearningTip } from '#contract/community/peer-learning.ts'
import * as m from '#messages/community/learning-tips.ts'
import { showAll } from '#messages/ui.ts'
import { deleteTip } from '#web/community/peer-learning/api.ts'
import { Byline } from '#web/community/peer-learning/byline.tsx'
import { DeleteButton } from '#web/community/peer-learning/delete-button.tsx'
import { excerptOf, listItemsIn } from '#web/community/peer-learning/excerpt.ts'
import { HUB_CARD } from '#web/community/peer-learning/hub-card.ts'
import { LikeButton, PRESSED_STYLE } from '#web/community/peer-learning/like-button.tsx'
import { useSave } from '#web/community/peer-learning/use-toggles.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { TipDialog } from './tip-dialog.tsx'

interface TipCardProps {
  tip: LearningTip
  now: Date
  /** Opened by a link. */
  isWhole: boolean
}

export function TipCard({ tip, now, isWhole }: TipCardProps) {
  const { tip_id: id, title, content, is_saved: isSaved } = tip
  const save = useSave(tip)
  const [isEditing, setEditing] = useState(false)

  return (
    <article aria-label={title} className={HUB_CARD}>
      <Byline entry={tip} now={now} />
      <h2 lang={scriptLanguage(title)} className="mt-2 text-lg leading-snug font-semibold">
        {title}
      </h2>
      <Content title={title} text={content} isWhole={isWhole} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <LikeButton tab="tips" id={id} entry={tip} about={title} />
        <Button variant="outline" aria-pressed={isSaved} onClick={() => save(!isSaved)} className={PRESSED_STYLE}>
          <Bookmark aria-hidden="true" className={`size-4 ${isSaved ? 'fill-current' : ''}`} />
          {/* Wide enough for the longer word, to avoid layout shift. */}
          <span className="min-w-[2.8em] text-start">{isSaved ? m.saved : m.save}</span>
          <span lang={scriptLanguage(title)} className="sr-only">
            {title}
          </span>
        </Button>
        {tip.is_own && (
          <Button variant="ghost" className="px-2!" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {m.edit}
            <span lang={scriptLanguage(title)} className="sr-only">
              {title}
            </span>
          </Button>
        )}
        {tip.may_delete && (
          <DeleteButton tab="tips" id={id} about={title} title={m.confirmDelete} act={() => deleteTip(id)}>
            {m.deleteEffect}
          </DeleteButton>
        )}
      </div>
      {isEditing && <TipDialog tip={tip} onClose={() => setEditing(false)} />}
    </article>
  )
}

function Content({ title, text, isWhole }: { title: string; text: string; isWhole: boolean }) {
  const id = useId()
  const opening = excerptOf(text)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? isWhole
  const isLong = opening !== text
  const hidden = listItemsIn(opening) === 0 ? listItemsIn(text) : 0
  return (
    <>
      <div id={id} lang={scriptLanguage(text)} className="mt-2 max-w-prose leading-reading">
        <PostedText text={isOpen ? text : opening} heading="h3" />
      </div>
      {isLong && (
        <Button variant="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className="-ms-4">
          {isOpen ? m.showLess : hidden > 0 ? showAll({ count: hidden }) : m.showMore}
          <span lang={scriptLanguage(title)} className="sr-only">
            {m.ofTip({ title })}
          </span>
        </Button>
      )}
    </>
  )
}
