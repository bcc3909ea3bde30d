import { reviewOf } from '#contract/practice/quiz-review.ts'
import * as m from '#messages/practice/recall/cards.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import type { RecallCard } from './api.ts'

const ASKS: Record<RecallCard['kind'], string> = {
  flashcard: m.flashcard,
  question: m.question,
  term: m.termAsks,
  fact: m.factAsks,
  'in-news': m.inNews,
}

export function CardSides({ card, isAnswerShown }: { card: RecallCard; isAnswerShown: boolean }) {
  return (
    <div className="rounded-card border border-strong bg-surface p-5">
      <p className="text-sm font-semibold text-quiet">{ASKS[card.kind]}</p>
      <div className="mt-2">
        {card.kind === 'question' ? (
          <Question content={card.content} isAnswerShown={isAnswerShown} />
        ) : (
          <Sides card={card} isAnswerShown={isAnswerShown} />
        )}
      </div>
      {isAnswerShown && card.note && (
        <p className="mt-4 border-l-2 border-signal pl-3 text-sm whitespace-pre-line wrap-anywhere">
          <span className="block font-semibold text-quiet">{m.yourNote}</span>
          {card.note}
        </p>
      )}
    </div>
  )
}

type SidedCard = Exclude<RecallCard, { kind: 'question' }>

function Sides({ card: { content }, isAnswerShown }: { card: SidedCard; isAnswerShown: boolean }) {
  return (
    <>
      <p className="font-serif text-xl leading-reading whitespace-pre-line wrap-anywhere">{content.front}</p>
      {isAnswerShown && (
        <p className="mt-4 border-t border-line pt-4 font-serif text-lg leading-reading whitespace-pre-line wrap-anywhere">
          {content.back}
        </p>
      )}
    </>
  )
}

type QuestionContent = Extract<RecallCard, { kind: 'question' }>['content']

function Question({ content, isAnswerShown }: { content: QuestionContent; isAnswerShown: boolean }) {
  const [reviewed] = reviewOf([{ question_id: '', ...content }], {})
  return (
    <>
      <Stem question={content} />
      {isAnswerShown && reviewed ? (
        <>
          <ReviewedOptions question={reviewed} />
          {content.explanation && <p className="mt-4 whitespace-pre-line wrap-anywhere">{content.explanation}</p>}
        </>
      ) : (
        <ul className="mt-4 space-y-2">
          {Object.entries(content.options).map(([letter, text]) => (
            <li key={letter} className="flex gap-3 rounded-control border border-line px-3 py-2">
              <span className="font-semibold">{letter}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
