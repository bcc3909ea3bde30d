import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { partOfArticle } from './part-states.ts'

type ArticleParts = EntryProcessing['articles'][number]

/** `3 of 10 translations, 0 of 15 recordings` */
export function countsText(articles: readonly ArticleParts[]): string {
  const count = (kind: 'text' | 'audio', languages: readonly (typeof LANGUAGES)[number][]) => {
    const parts = articles.flatMap((article) => languages.map((language) => partOfArticle(article, kind, language)))
    return `${parts.filter(({ isThere }) => isThere).length} of ${parts.length}`
  }
  return `${count('text', TARGETS)} translations, ${count('audio', LANGUAGES)} recordings`
}
