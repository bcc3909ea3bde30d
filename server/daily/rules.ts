import type { Sections } from '#contract/analysis.ts'

const WORDS_A_MINUTE = 200

/** Minutes to read a text once with care, at least 1. */
export function readingMinutes(summary: string, analysis: Sections): number {
  const words = [summary, ...Object.values(analysis)].join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/**
 * Pairs the articles of a new upload with those that are there, by title without regard to case, so that ids, and with them
 * progress and bookmarks, survive a replacement.
 */
export function keptIds(before: { article_id: string; title: string }[], titles: string[]): (string | undefined)[] {
  const ids = new Map(before.map((article) => [article.title.toLowerCase(), article.article_id]))
  return titles.map((title) => ids.get(title.toLowerCase()))
}
