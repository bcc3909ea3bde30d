import { counted } from '#contract/amounts.ts'
import { ENGLISH_NAMES, TARGETS } from '#contract/languages.ts'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'

/** For a day that was never processed: "Hindi: 5 of 5 articles translated. …" */
export function givenText(articles: EntryProcessing['articles']): string {
  const given = articles.flatMap((article) => article.given)
  const texts = TARGETS.flatMap((language) => {
    const count = given.filter((part) => part.kind === 'text' && part.language === language).length
    return count > 0 ? [`${ENGLISH_NAMES[language]}: ${count} of ${articles.length}`] : []
  })
  const recordings = given.filter(({ kind }) => kind === 'audio').length
  if (texts.length === 0 && recordings === 0) return 'There are no translations and no recordings yet.'
  const translated = texts.length > 0 ? `translations (${texts.join(', ')})` : 'no translations'
  const recorded = recordings > 0 ? counted(recordings, 'recording') : 'no recordings'
  return `From the upload: ${translated}, ${recorded}.`
}
