import type { Language } from '#contract/languages.ts'
import type { SyllabusLine } from '#contract/syllabus/lines.ts'

/** In English without a translation. */
export function LineName({ node: { paper, text }, language }: { node: SyllabusLine; language: Language }) {
  const lang = text[language] ? language : 'en'
  return (
    <span lang={lang}>
      <span className="font-semibold">{paper[lang] ?? paper.en}</span> {text[lang] ?? text.en}
    </span>
  )
}
