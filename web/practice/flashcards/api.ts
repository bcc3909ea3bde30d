import { queryOptions } from '@tanstack/react-query'
import { type FlashcardSet, flashcards } from '#contract/practice/flashcards.ts'
import { call, isUnreachable } from '#web/platform/http/call.ts'
import { offlineArticle } from '#web/reading/articles/api.ts'

export const flashcardSet = (articleId: string) =>
  queryOptions({
    queryKey: ['flashcards', articleId],
    queryFn: async ({ signal }) => {
      try {
        return (await call(flashcards.byArticle, { params: { articleId }, signal })).data
      } catch (error) {
        const offline = isUnreachable(error) ? await offlineFlashcardSet(articleId) : undefined
        if (!offline) throw error
        return offline
      }
    },
  })

/** A downloaded article contains them. */
async function offlineFlashcardSet(articleId: string): Promise<FlashcardSet | undefined> {
  const article = await offlineArticle(articleId)
  if (!article) return undefined
  const { article_id, title, daily_entries: daily_entry, follow_up_data } = article
  return { article: { article_id, title, daily_entry }, flashcards: follow_up_data.flashcards }
}
