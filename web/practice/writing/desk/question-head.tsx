import { formatNumber } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/writing/desk.ts'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
import { paperName } from '#web/ui/paper-tag.tsx'
import type { WritingQuestion } from '../api.ts'
import { AskedText } from '../asked-text.tsx'
import { Glossary } from './glossary.tsx'

interface QuestionHeadProps {
  question: WritingQuestion
  language: Language
}

export function QuestionHead({ question, language }: QuestionHeadProps) {
  const isTranslated = language !== 'en' && question.translated?.[language] !== undefined
  return (
    <header className="rounded-card border border-line bg-surface p-4">
      <div className="text-lg">
        <AskedText question={question} language={language} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-quiet">
          {m.questionFacts({ ...question, paper: paperName(question.paper), words: formatNumber(question.words) })}
        </p>
        {isTranslated && <WithEnglish language={language} />}
      </div>
      <Glossary of={question.directive} />
    </header>
  )
}
