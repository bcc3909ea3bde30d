import { formatNumber } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/writing/desk.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { WritingQuestion } from '../api.ts'
import { Glossary } from './glossary.tsx'

interface QuestionHeadProps {
  question: WritingQuestion
  language: Language
}

export function QuestionHead({ question, language }: QuestionHeadProps) {
  const { text, lang } = textsIn({ text: question.text }, question.translated, language)
  return (
    <header className="rounded-card border border-line bg-surface p-4">
      <p
        lang={lang === 'en' ? scriptLanguage(text) : lang}
        className="font-serif text-lg leading-snug font-semibold whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <p className="mt-2 text-sm text-quiet">{m.questionFacts({ ...question, words: formatNumber(question.words) })}</p>
      <Glossary of={question.directive} />
    </header>
  )
}
