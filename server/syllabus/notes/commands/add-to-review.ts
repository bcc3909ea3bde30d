import type { Highlight } from '#contract/syllabus/notes.ts'
import type { Db } from '#server/db/open.ts'
import { type CardToAdd, insertWithinPlan } from '#server/practice/recall/commands/add-cards.ts'
import { highlightsWith } from '../queries/highlights.ts'

interface Reader {
  id: string
  role: string
}

interface Added {
  added: number
  known: number
  without_question: string[]
}

/**
 * Skips highlights of deleted articles.
 * @throws HttpError 403 when the free plan is full; nothing is added
 */
export async function addToReview(db: Db, reader: Reader, ids: string[], now: Date): Promise<Added> {
  const there = (await highlightsWith(db, reader.id, [...new Set(ids)])).filter(({ article }) => article)
  const fresh = there.filter(({ is_in_review }) => !is_in_review)
  const { added } = await insertWithinPlan(db, reader, fresh.flatMap(cardOf), now)
  const without_question = fresh.filter(({ card }) => !card).map(({ highlight_id }) => highlight_id)
  return { added, known: there.length - added - without_question.length, without_question }
}

const cardOf = ({ highlight_id, article, card, syllabus }: Highlight): CardToAdd[] =>
  article && card
    ? [
        {
          article_id: article.article_id,
          kind: 'fact',
          source_key: `own:${highlight_id}`,
          content: card,
          syllabus: syllabus.map(({ node_id }) => node_id),
          needs_pro: false,
        },
      ]
    : []
