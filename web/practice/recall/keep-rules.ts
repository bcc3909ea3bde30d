import type { RecallCard } from '#contract/practice/recall-cards.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { isKept } from './article-cards.ts'

export type Kind = 'facts' | 'terms' | 'flashcards' | 'highlights'

export interface Keepable {
  kind: Kind
  count: number
  /** Fronts or ids that are not in the review yet. */
  fresh: string[]
}

type Kept = Pick<Article, 'article_id' | 'must_know' | 'follow_up_data' | 'locked'>
export type KeptHighlight = Partial<Pick<Highlight, 'card' | 'is_in_review'>> & { highlight_id: string }

/** What an article offers to the review, without what the plan does not have. */
export function keepableOf(article: Kept, cards: readonly RecallCard[], highlights: readonly KeptHighlight[]): Keepable[] {
  const { article_id, must_know, follow_up_data: more, locked } = article
  const isFactKept = cards.some((card) => card.kind === 'fact' && card.content.back === must_know.join('\n'))
  const terms = [...new Set(more.key_terms_list.map(({ term }) => term))]
  const fronts = locked.includes('flashcards') ? [] : [...new Set(more.flashcards.map(({ front }) => front))]
  const asking = highlights.filter(({ card, is_in_review }) => card || is_in_review)
  const all: Keepable[] = [
    { kind: 'facts', count: must_know.length, fresh: must_know.length === 0 || isFactKept ? [] : [article_id] },
    { kind: 'terms', count: terms.length, fresh: terms.filter((term) => !isKept(cards, 'term', term)) },
    { kind: 'flashcards', count: fronts.length, fresh: fronts.filter((front) => !isKept(cards, 'flashcard', front)) },
    {
      kind: 'highlights',
      count: asking.length,
      fresh: asking.filter(({ is_in_review }) => !is_in_review).map(({ highlight_id }) => highlight_id),
    },
  ]
  return all.filter(({ count }) => count > 0)
}
