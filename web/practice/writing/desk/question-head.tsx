import { DIRECTIVES } from '#contract/practice/directives.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { WritingQuestion } from '../api.ts'

export function QuestionHead({ question }: { question: WritingQuestion }) {
  const directive = question.directive && DIRECTIVES[question.directive]
  return (
    <header className="rounded-card border border-line bg-surface p-4">
      <p
        lang={scriptLanguage(question.text)}
        className="font-serif text-lg leading-snug font-semibold whitespace-pre-line wrap-anywhere"
      >
        {question.text}
      </p>
      <p className="mt-2 text-sm text-quiet">
        {question.paper} · {question.marks} marks · {formatNumber(question.words)} words · {question.minutes} minutes
      </p>
      {directive && (
        <p className="mt-2 text-sm">
          <strong>{directive.name}:</strong> {directive.meaning}
        </p>
      )}
    </header>
  )
}
