import { RotateCcw } from 'lucide-react'
import { useEffect, useReducer, useRef } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/recall/review.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { paths } from '#web/platform/paths.ts'
import { swipeOf } from '#web/practice/flashcards/swipe.ts'
import { useStepFocus } from '#web/practice/quizzes/use-step-focus.ts'
import { titleIn } from '#web/reading/shared/title-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { CardCorrection } from './card-correction.tsx'
import { CardMenu } from './card-menu.tsx'
import { CardSides } from './card-sides.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { minutesText } from './interval-words.ts'
import type { ReviewKey } from './review-keys.ts'
import { applyMove, type Grade, newSession, type ReviewItem } from './review-session.ts'
import { sendReview, undoReview } from './send-reviews.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewPlayerProps {
  items: readonly ReviewItem[]
  language: Language
  /** Cards of today after these. */
  beyond: number
  /** Estimate for a card. */
  minutes: number
  /** With the ids of the answered cards. */
  onEnd: (cardIds: readonly string[]) => void
}

/** Answers are sent or stored at once. */
export function ReviewPlayer({ items, language, beyond, minutes, onEnd }: ReviewPlayerProps) {
  const [session, move] = useReducer(applyMove, items, (cards) => newSession(cards, Date.now()))
  const heading = useStepFocus(session.place + session.answers.length + 1)
  const open = session.items[session.place]
  const { isAnswerShown, answers } = session

  const grade = (grade: Grade) => {
    if (!open || !isAnswerShown) return
    const given = { kind: 'grade' as const, grade, reviewId: newClientKey(), now: Date.now() }
    const review = applyMove(session, given).answers.at(-1)
    move(given)
    if (review) sendReview(review, () => move({ kind: 'undo', now: Date.now() }))
  }
  const undo = () => {
    const last = answers.at(-1)
    if (!last) return
    undoReview(last.review_id)
    move({ kind: 'undo', now: Date.now() })
  }
  const act = (key: ReviewKey) => {
    if (key.kind === 'grade') grade(key.grade)
    else if (key.kind === 'undo') undo()
    else move({ kind: 'show' })
  }
  useReviewKeys(isAnswerShown, act)
  const swipe = useSwipeGrade((step) => (isAnswerShown ? grade(step === 'next' ? 1 : 3) : move({ kind: 'show' })))

  const isOver = !open
  useEffect(() => {
    if (isOver) onEnd(answers.map((answer) => answer.card_id))
  }, [isOver, answers, onEnd])
  if (!open) return null
  const left = session.items.length - session.place + beyond
  const aside = () => move({ kind: 'drop', now: Date.now() })

  return (
    <div className="flex flex-1 flex-col gap-4">
      <div>
        <div className="flex items-center justify-between gap-2">
          <QuietLine>
            <span ref={heading} tabIndex={-1} className="outline-none">
              {m.cardsLeft({ count: left })}
            </span>
            {minutesText(left * minutes)}
          </QuietLine>
          <div className="flex items-center">
            <Button variant="ghost" size="icon" aria-label={m.undoLast} disabled={answers.length === 0} onClick={undo}>
              <RotateCcw aria-hidden="true" className="size-5" />
            </Button>
            <CardMenu
              key={open.card.card_id}
              card={open.card}
              onAside={aside}
              onChanged={(card) => move({ kind: 'change', card })}
            />
          </div>
        </div>
        <ThinBar share={session.place / (session.place + left)} />
      </div>
      <CardCorrection card={open.card} isBrief={!isAnswerShown} onChanged={(card) => move({ kind: 'change', card })} />
      <CardMarks card={open.card} />
      <div {...swipe} className="[touch-action:pan-y]">
        <CardSides card={open.card} language={language} isAnswerShown={isAnswerShown} />
      </div>
      <Source card={open.card} language={language} />
      <div className={STEPS}>
        {isAnswerShown ? (
          <GradeButtons intervals={open.intervals} onGrade={grade} />
        ) : (
          <Button size="lg" className="flex-1" onClick={() => move({ kind: 'show' })}>
            {m.showAnswer}
          </Button>
        )}
      </div>
      <p className="text-sm text-quiet max-sm:hidden">{m.keys}</p>
    </div>
  )
}

/** On phones at the lower edge, near the thumb. */
export const STEPS =
  'flex gap-3 max-sm:sticky max-sm:bottom-(--docked,0px) max-sm:-mx-4 max-sm:mt-auto max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-2'

function CardMarks({ card }: { card: ReviewItem['card'] }) {
  if (card.is_changed) return <Notice tone="info">{m.cardChanged}</Notice>
  if (card.is_gone) return <Notice tone="info">{m.cardGone}</Notice>
  return null
}

function Source({ card: { article }, language }: { card: ReviewItem['card']; language: Language }) {
  if (!article) return null
  const title = titleIn(article, language)
  return (
    <p className="text-sm text-quiet">
      {m.source({
        title: title.value,
        article: (words) => (
          <Link
            to={paths.article(article.article_id)}
            lang={title.lang}
            className="py-2 text-accent underline underline-offset-4 wrap-anywhere"
          >
            {words}
          </Link>
        ),
      })}
    </p>
  )
}

/** Right: remembered. Left: again. Before the answer is shown, both show it. */
function useSwipeGrade(onSwipe: (step: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: React.PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: React.PointerEvent) => {
      const step = start.current && swipeOf(clientX - start.current.x, clientY - start.current.y)
      start.current = null
      if (step) onSwipe(step)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
