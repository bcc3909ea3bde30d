import { Check, X } from 'lucide-react'
import type { ReviewedQuestion } from '#contract/practice/quiz-review.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'

/** The options as they stood, the right one and the chosen one told by sign and words. */
export function ReviewedOptions({ question }: { question: ReviewedQuestion }) {
  return (
    <ul className="mt-4 space-y-2">
      {Object.entries(question.options).map(([letter, text]) => (
        <ReviewedOption
          key={letter}
          letter={letter}
          text={text}
          isRight={letter === question.correctOption}
          isOwn={letter === question.selectedOption}
        />
      ))}
    </ul>
  )
}

interface ReviewedOptionProps {
  letter: string
  text: string
  isRight: boolean
  isOwn: boolean
}

function ReviewedOption({ letter, text, isRight, isOwn }: ReviewedOptionProps) {
  const Icon = isRight ? Check : X
  const told = [isRight && 'Right answer', isOwn && 'Your answer'].filter(Boolean).join(' · ')
  return (
    <li className={`flex gap-3 rounded-control border px-3 py-2 ${lookOf(isRight, isOwn)}`}>
      <span className="font-semibold">{letter}</span>
      <span className="min-w-0 flex-1">
        <span className="block whitespace-pre-line wrap-anywhere">{unescapeNewlines(text)}</span>
        {told && (
          <span className={`mt-0.5 flex items-center gap-1 text-sm font-semibold ${isRight ? 'text-good' : 'text-danger'}`}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {told}
          </span>
        )}
      </span>
    </li>
  )
}

function lookOf(isRight: boolean, isOwn: boolean): string {
  if (isRight) return 'border-good bg-good-soft'
  return isOwn ? 'border-danger bg-danger-soft' : 'border-line'
}
