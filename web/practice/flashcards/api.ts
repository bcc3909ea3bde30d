import { queryOptions } from '@tanstack/react-query'
import { type FlashcardSet, flashcards } from '#contract/practice/flashcards.ts'
import { call, isUnreachable } from '#web/platform/http/call.ts'
import { articleOnDevice } from '#web/reading/articles/api.ts'

export const flashcardSet = (articleId: string) =>
  queryOptions({
    queryKey: ['flashcards', articleId],
    queryFn: async ({ signal }) => {
      try {
        return (await call(flashcards.byArticle, { params: { articleId }, signal })).data
      } catch (error) {
        const kept = isUnreachable(error) ? await setOnDevice(articleId) : undefined
        if (!kept) throw error
        return kept
      }
    },
  })

/** An article brings its cards along. */
async function setOnDevice(articleId: string): Promise<FlashcardSet | undefined> {
  const article = await articleOnDevice(articleId)
  if (!article) return undefined
  const { article_id, title, daily_entries: daily_entry, follow_up_data } = article
  return { article: { article_id, title, daily_entry }, flashcards: follow_up_data.flashcards }
}
