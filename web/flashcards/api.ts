import { queryOptions } from '@tanstack/react-query'
import { flashcards } from '#contract/flashcards.ts'
import { call } from '#web/platform/call.ts'

export const flashcardSet = (articleId: string) =>
  queryOptions({
    queryKey: ['flashcards', articleId],
    queryFn: async ({ signal }) => (await call(flashcards.byArticle, { params: { articleId }, signal })).data,
  })
