import { RefreshCw } from 'lucide-react'
import type { Flashcard } from '#contract/reading/articles.ts'
import * as m from '#messages/practice/flashcards.ts'

interface TurningCardProps {
  card: Flashcard
  isAnswerShown: boolean
  onFlip: () => void
}

/** A shared grid cell: the taller side sets the height, so flipping shifts nothing. */
export function FlipCard({ card, isAnswerShown, onFlip }: TurningCardProps) {
  return (
    <button type="button" data-card onClick={onFlip} className="block w-full rounded-card text-left perspective-distant">
      <span
        className={`grid transform-3d motion-safe:transition-transform motion-safe:duration-200 ${isAnswerShown ? 'rotate-y-180' : ''}`}
      >
        <Side text={card.front} isHidden={isAnswerShown} />
        <Side isBack text={card.back} isHidden={!isAnswerShown} />
      </span>
    </button>
  )
}

function Side({ isBack = false, text, isHidden }: { isBack?: boolean; text: string; isHidden: boolean }) {
  return (
    <span
      aria-hidden={isHidden}
      className={`col-start-1 row-start-1 flex min-h-56 flex-col rounded-card border p-5 backface-hidden ${isBack ? 'rotate-y-180 border-accent bg-accent-soft' : 'border-strong bg-page'}`}
    >
      <span className={`text-sm font-semibold ${isBack ? 'text-accent' : 'text-quiet'}`}>{isBack ? m.answer : m.question}</span>
      <span className="my-auto py-3 font-serif text-xl leading-reading whitespace-pre-line wrap-anywhere">{text}</span>
      <span className="flex items-center gap-2 font-semibold text-accent">
        <RefreshCw aria-hidden="true" className="size-5 shrink-0" />
        {isBack ? m.tapForQuestion : m.tapForAnswer}
      </span>
    </span>
  )
}
