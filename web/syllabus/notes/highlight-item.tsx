import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { MEANING_NAMES } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Button } from '#web/ui/button.tsx'
import { deleteHighlight, type Marked, saveHighlight } from './api.ts'
import { DeletedRow } from './deleted-row.tsx'
import { HighlightFold } from './highlight-fold.tsx'
import { HighlightEditor } from './highlight-row.tsx'
import { reportFailure } from './report-failure.ts'

interface HighlightItemProps {
  highlight: Highlight
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Without its article a highlight cannot be restored. */
export function HighlightItem({ highlight, isOpen, onOpen }: HighlightItemProps) {
  const [isDeleted, setDeleted] = useState(false)
  const { highlight_id, article } = highlight
  const remove = () => {
    setDeleted(true)
    deleteHighlight(article?.article_id ?? null, highlight_id).catch(reportFailure)
  }
  const restore = (articleId: string) => {
    setDeleted(false)
    saveHighlight(articleId, highlight).catch(reportFailure)
  }
  return (
    <li className="py-2 wrap-anywhere">
      {isDeleted ? (
        <DeletedRow onUndo={article ? () => restore(article.article_id) : undefined} />
      ) : (
        <Row highlight={highlight} isOpen={isOpen} onOpen={onOpen} onDelete={remove} />
      )}
    </li>
  )
}

function Row({ highlight, isOpen, onOpen, onDelete }: HighlightItemProps & { onDelete: () => void }) {
  return (
    <HighlightFold
      highlight={highlight}
      facts={<Facts highlight={highlight} isOpen={isOpen} />}
      label={m.details}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <Details highlight={highlight} onDelete={onDelete} />
    </HighlightFold>
  )
}

function Details({ highlight, onDelete }: { highlight: Highlight; onDelete: () => void }) {
  const queries = useQueryClient()
  const titleIn = useTitleIn()
  const { article, article_title, note } = highlight
  if (!article)
    return (
      <>
        {note && <p className="whitespace-pre-line">{note}</p>}
        <p lang={scriptLanguage(article_title)} className="text-quiet">
          {article_title}
        </p>
        <Button variant="ghost" onClick={onDelete}>
          {m.deleteForGood}
        </Button>
      </>
    )
  const title = titleIn(article)
  const save = async (changed: Marked, from: Marked) => {
    try {
      await saveHighlight(article.article_id, changed, from)
      // Its card may ask something else now.
      await queries.invalidateQueries({ queryKey: ['highlights', 'list'] })
    } catch (error) {
      reportFailure(error)
      throw error
    }
  }
  return (
    <>
      <Link
        to={paths.article(article.article_id)}
        lang={title.lang}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {title.value}
      </Link>
      <HighlightEditor marked={highlight} onChange={save} onDelete={onDelete} />
    </>
  )
}

/** Open, it has a link with the title. */
function Facts({ highlight, isOpen }: { highlight: Highlight; isOpen: boolean }) {
  const { meaning, note, card, article, article_title, is_orphan, is_in_review } = highlight
  const title = useTitleIn()(article ?? { title: article_title })
  const facts = [
    MEANING_NAMES[meaning],
    article ? formatDay(article.publication_date, 'short') : article_title,
    is_orphan && m.noLongerInText,
    is_in_review && m.inReview,
  ]
  return (
    <>
      {note && <p className="mt-1 line-clamp-1">{m.noteOf({ note })}</p>}
      {article && !isOpen && (
        <p lang={title.lang} className="mt-1 line-clamp-1 text-sm text-quiet">
          {title.value}
        </p>
      )}
      <p className="mt-1 text-sm text-quiet">{facts.filter(Boolean).join(' · ')}</p>
      {/* The whole row opens the field. */}
      {article && !is_in_review && !card && !isOpen && <p className="mt-1 text-sm text-accent underline">{m.addQuestion}</p>}
    </>
  )
}
