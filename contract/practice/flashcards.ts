import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Flashcard } from '#contract/reading/articles.ts'
import { Day, Id } from '#contract/text.ts'
import * as m from '#messages/contract/practice/flashcards.ts'

export const FlashcardSet = z.object({
  article: z.object({ article_id: Id, title: z.string(), daily_entry: z.object({ publication_date: Day }) }),
  flashcards: z.array(Flashcard),
})
export type FlashcardSet = z.infer<typeof FlashcardSet>

export const FLASHCARDS_FORBIDDEN = m.forbidden
export const FLASHCARDS_NOT_FOUND = m.notFound

export const flashcards = {
  byArticle: endpoint('GET /api/flashcards/by-article/:articleId', 'proStudy', {
    summary: 'The flashcards of an article',
    params: z.object({ articleId: Id }),
    forbidden: FLASHCARDS_FORBIDDEN,
    notFound: FLASHCARDS_NOT_FOUND,
    reply: data(FlashcardSet),
  }),
}
