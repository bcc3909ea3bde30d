import { Check, X } from 'lucide-react'
import type { AnsweredQuestion } from '#contract/practice/question.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { SecondOptions } from '#web/practice/quizzes/option-list.tsx'
import { Unbroken } from '#web/practice/quizzes/unbroken.tsx'

interface ReviewedOptionsProps {
  question: Pick<AnsweredQuestion, 'options' | 'correctOption' | 'selectedOption'>
  /** Beneath each option. */
  second?: SecondOptions | undefined
}

export function ReviewedOptions({ question, second }: ReviewedOptionsProps) {
  return (
    <ul className="mt-4 space-y-2">
      {Object.entries(question.options).map(([letter, text]) => (
        <ReviewedOption
          key={letter}
          letter={letter}
          text={text}
          second={second?.options[letter] ? { lang: second.lang, text: second.options[letter] } : undefined}
          isCorrect={letter === question.correctOption}
          isSelected={letter === question.selectedOption}
        />
      ))}
    </ul>
  )
}

interface ReviewedOptionProps {
  letter: string
  text: string
  second: { lang: string; text: string } | undefined
  isCorrect: boolean
  isSelected: boolean
}

function ReviewedOption({ letter, text, second, isCorrect, isSelected }: ReviewedOptionProps) {
  const Icon = isCorrect ? Check : X
  const verdict = [isCorrect && m.correctAnswer, isSelected && m.yourAnswer].filter(Boolean).join(' · ')
  return (
    <li className={`flex gap-3 rounded-control border px-3 py-2 ${styleOf(isCorrect, isSelected)}`}>
      <span className="font-semibold">{letter}</span>
      <span className="min-w-0 flex-1">
        <span lang={scriptLanguage(text)} className="block whitespace-pre-line wrap-anywhere">
          <Unbroken text={text} />
          {second && (
            <span lang={second.lang} className="mt-0.5 block">
              <Unbroken text={second.text} />
            </span>
          )}
        </span>
        {verdict && (
          <span className={`mt-0.5 flex items-center gap-1 text-sm font-semibold ${isCorrect ? 'text-good' : 'text-danger'}`}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {verdict}
          </span>
        )}
      </span>
    </li>
  )
}

function styleOf(isCorrect: boolean, isSelected: boolean): string {
  if (isCorrect) return 'border-good bg-good-soft'
  return isSelected ? 'border-danger bg-danger-soft' : 'border-line'
}
