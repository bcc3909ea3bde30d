import * as m from '#messages/practice/writing/desk.ts'
import { formatNumber } from '#web/platform/text/amounts.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { WritingQuestion } from '../api.ts'
import { Glossary } from './glossary.tsx'

export function QuestionHead({ question }: { question: WritingQuestion }) {
  return (
    <header className="rounded-card border border-line bg-surface p-4">
      <p
        lang={scriptLanguage(question.text)}
        className="font-serif text-lg leading-snug font-semibold whitespace-pre-line wrap-anywhere"
      >
        {question.text}
      </p>
      <p className="mt-2 text-sm text-quiet">{m.questionFacts({ ...question, words: formatNumber(question.words) })}</p>
      <Glossary of={question.directive} />
    </header>
  )
}
