import type { Language, Target } from '#contract/languages.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { EnglishBeneath, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import { questionTitle } from './question-title.ts'

interface AskedTextProps {
  question: { text: string; translated?: { [L in Target]?: { text: string } | undefined } | undefined }
  language: Language
}

/** A mains question, whose words and marks stand below. */
export function AskedText({ question, language }: AskedTextProps) {
  const { text, lang } = textsIn({ text: question.text }, question.translated, language)
  const isWithEnglish = useWithEnglish() && lang !== 'en'
  return (
    <div className="font-serif leading-snug font-semibold whitespace-pre-line wrap-anywhere">
      <p lang={lang === 'en' ? scriptLanguage(text) : lang}>{questionTitle(text)}</p>
      <EnglishBeneath className="mt-2 font-normal">{isWithEnglish && questionTitle(question.text)}</EnglishBeneath>
    </div>
  )
}
