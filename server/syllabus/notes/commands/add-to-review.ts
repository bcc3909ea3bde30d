import { cutText } from '#contract/cut-text.ts'
import type { Highlight } from '#contract/syllabus/notes.ts'
import type { Db } from '#server/db/open.ts'
import { type CardToAdd, cardsAskedFor, insertWithinPlan } from '#server/practice/recall/commands/add-cards.ts'
import { highlightsWith } from '../queries/highlights.ts'

interface Reader {
  id: string
  role: string
}

/**
 * Skips highlights of deleted articles.
 * @throws HttpError 403 when the free plan is full; nothing is added
 */
export async function addToReview(db: Db, reader: Reader, ids: string[], now: Date): Promise<{ added: number; known: number }> {
  const highlights = await highlightsWith(db, reader.id, [...new Set(ids)])
  const cards: CardToAdd[] = []
  for (const asked of cardsByArticle(highlights)) cards.push(...(await cardsAskedFor(db, reader, asked)))
  const { added, already_there } = await insertWithinPlan(db, reader, cards, now)
  return { added, known: already_there }
}

const MAX_FRONT = 300

function cardsByArticle(highlights: Highlight[]) {
  const byArticle = new Map<string, { kind: 'fact'; text: string; front?: string }[]>()
  for (const { article, quote, note } of highlights) {
    if (!article) continue
    const card = { kind: 'fact' as const, text: quote, ...(note.trim() && { front: cutText(note.trim(), MAX_FRONT) }) }
    byArticle.set(article.article_id, [...(byArticle.get(article.article_id) ?? []), card])
  }
  return [...byArticle].map(([article_id, cards]) => ({ article_id, cards }))
}
