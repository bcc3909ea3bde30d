import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/practice/recall/cards.ts'
import * as ui from '#messages/ui.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type RecallCard, useChangeCard } from './api.ts'

interface CardCorrectionProps {
  card: RecallCard
  /** The correct text might reveal the answer. */
  isBrief?: boolean
  onChanged?: (card: RecallCard) => void
}

/** Until the card is answered or the note dismissed. */
export function CardCorrection({ card: { card_id, correction, article }, isBrief = false, onChanged }: CardCorrectionProps) {
  const change = useChangeCard()
  if (!correction) return null
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focused button disappears.
    const menu = currentTarget.closest('li, main')?.querySelector<HTMLElement>(`[aria-label="${m.moreAboutCard}"]`)
    change.mutate(
      { kind: 'change', cardId: card_id, body: { correction_seen: true } },
      {
        onSuccess: (changed) => {
          menu?.focus()
          if (changed) onChanged?.(changed)
        },
        onError: (error) => toast(failureText(error, m.changeNotSaved), 'error'),
      },
    )
  }
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.correctedOn({ day: formatDate(correction.at) })}</p>
      {isBrief ? (
        <p>{m.correctionLater}</p>
      ) : (
        <>
          <p className="mt-1 whitespace-pre-line">
            {m.incorrect({ text: correction.wrong, words: inLanguageOf(correction.wrong) })}
          </p>
          <p className="whitespace-pre-line">{m.correct({ text: correction.right, words: inLanguageOf(correction.right) })}</p>
        </>
      )}
      <div className="-mb-2 flex flex-wrap items-center gap-x-4">
        {article && (
          <Link
            to={`${paths.article(article.article_id)}#corrections`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {m.seeArticle}
          </Link>
        )}
        <Button variant="link" className="-mx-4" busy={change.isPending} onClick={dismiss}>
          {ui.dismiss}
        </Button>
      </div>
    </Notice>
  )
}

const inLanguageOf = (text: string) => (words: ReactNode) => <span lang={scriptLanguage(text)}>{words}</span>
