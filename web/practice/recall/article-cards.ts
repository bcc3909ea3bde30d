import { queryOptions } from '@tanstack/react-query'
import { recall } from '#contract/practice/recall.ts'
import type { RecallCard } from '#contract/practice/recall-cards.ts'
import { call } from '#web/platform/http/call.ts'

/** The person's cards of an article: what is in the review already. */
export const articleCards = (articleId: string) =>
  queryOptions({
    queryKey: ['recall', 'cards', 'article', articleId],
    queryFn: async ({ signal }) => {
      const cards: RecallCard[] = []
      for (let before: string | null = ''; before !== null; ) {
        const query = { article_id: articleId, limit: 100, ...(before && { before }) }
        const page: { data: RecallCard[]; next_before: string | null } = await call(recall.cards, { query, signal })
        cards.push(...page.data)
        before = page.next_before
      }
      return cards
    },
    retry: false,
  })

export const isKept = (cards: readonly RecallCard[], kind: 'flashcard' | 'term', front: string): boolean =>
  cards.some((card) => card.kind === kind && card.content.front === front)
