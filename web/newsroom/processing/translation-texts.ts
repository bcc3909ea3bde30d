import type { Target } from '#contract/languages.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Article } from '#contract/reading/articles.ts'

export interface TextToTranslate {
  name: string
  label: string
  english: string
  translated: string
}

const SECTION_PREFIX = 'section/'

export function textsOf(article: Article, language: Target): TextToTranslate[] {
  const translated = normaliseAnalysis(article.analysis_text_translated[language])
  const { title_translated: titles, summary_translated: summaries } = article
  return [
    { name: 'title', label: 'Title', english: article.title, translated: titles[language] ?? '' },
    { name: 'summary', label: 'Summary', english: article.summary, translated: summaries[language] ?? '' },
    ...Object.entries(normaliseAnalysis(article.analysis_text)).map(([name, english]) => {
      return { name: SECTION_PREFIX + name, label: sectionLabel(name), english, translated: translated[name] ?? '' }
    }),
  ]
}

/** Omits empty sections. */
export function translationOf({ title = '', summary = '', ...sections }: Record<string, string>) {
  const written = Object.entries(sections).filter(([, text]) => text.trim() !== '')
  return {
    title,
    summary,
    analysis: Object.fromEntries(written.map(([name, text]) => [name.slice(SECTION_PREFIX.length), text])),
  }
}

/** `section_4` → `Section 4`. */
const sectionLabel = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('_', ' ')
