import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '#server/db/open.ts'
import { type ForCard, type HighlightSides, sidesOfArticle } from '../rules.ts'

interface OfArticle {
  article_id: string | null
  article_title: string
}

/** By highlight, of all in these articles, since their fronts are different. */
export async function sidesIn(db: Db, userId: string, articles: readonly OfArticle[]): Promise<Map<string, HighlightSides>> {
  if (articles.length === 0) return new Map()
  const ids = [...new Set(articles.flatMap(({ article_id }) => article_id ?? []))]
  const deleted = [...new Set(articles.flatMap(({ article_id, article_title }) => (article_id ? [] : article_title)))]
  const rows = await forCards(db)
    .where('user_id', '=', userId)
    .where(({ eb, or, and }) =>
      or([
        eb('article_id', '=', eb.fn.any(eb.val(ids))),
        and([eb('article_id', 'is', null), eb('article_title', '=', eb.fn.any(eb.val(deleted)))]),
      ]),
    )
    .execute()
  return sidesBy(rows, ({ article_id, article_title }) => article_id ?? article_title)
}

/** Of several readers of an article. */
export async function sidesOfReaders(db: Db, articleId: string, readers: string[]): Promise<Map<string, HighlightSides>> {
  const rows = await forCards(db).where('article_id', '=', articleId).where('user_id', 'in', readers).execute()
  return sidesBy(rows, ({ user_id }) => user_id)
}

const forCards = (db: Db) =>
  db
    .selectFrom('highlights')
    .select(['highlight_id', 'user_id', 'article_id', 'article_title', 'quote', 'hidden', 'note'])
    .select(['sentence_before', 'sentence_after', 'created_at'])

/** Other requests are served between articles: a reader can have 20,000 highlights. */
async function sidesBy<T extends ForCard>(rows: T[], groupOf: (row: T) => string): Promise<Map<string, HighlightSides>> {
  const sides = new Map<string, HighlightSides>()
  for (const group of Map.groupBy(rows, groupOf).values()) {
    for (const [id, one] of sidesOfArticle(group)) sides.set(id, one)
    await turn()
  }
  return sides
}
