import { queryOptions } from '@tanstack/react-query'
import { type Article, articles, type RecalledNotice } from '#contract/reading/articles.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { findOffline, readOffline, withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

const nameOf = (articleId: string) => `article/${articleId}`

export const articleById = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', articleId],
    queryFn: ({ signal }) => withOfflineFallback(nameOf(articleId), () => fetchArticle(articleId, signal)),
  })

/** Not `recall/`, which the review has. */
export const RECALL_NAMES = 'recalled/'
const recallName = (articleId: string) => `${RECALL_NAMES}${articleId}`

/** For one that is not found: when and why it was taken back; null if it was not. */
export const recalledArticle = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', articleId, 'recall'],
    queryFn: async ({ signal }): Promise<RecalledNotice | null> => {
      const ask = async () => (await call(articles.recalled, { params: { articleId }, signal })).data
      try {
        return await withOfflineFallback(recallName(articleId), ask)
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
    retry: false,
  })

/** As it was when the device was last online. */
export const recalledOffline = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', articleId, 'recall', 'on-this-device'],
    queryFn: async () => (await readOffline<RecalledNotice>(recallName(articleId))) ?? null,
    staleTime: 0,
  })

/** Prefetches are not stored for offline. */
export const articlePrefetch = (articleId: string) => ({
  ...articleById(articleId),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchArticle(articleId, signal),
})

/** Also if it was prefetched. */
export const saveForOffline = (article: Article) => withOfflineFallback(nameOf(article.article_id), async () => article)

export const fetchArticle = async (articleId: string, signal?: AbortSignal) =>
  (await call(articles.read, { params: { articleId }, ...(signal && { signal }) })).data

export const offlineArticle = (articleId: string) => readOffline<Article>(nameOf(articleId))

export const offlineArticleOfQuiz = (quizId: string) =>
  findOffline<Article>('article/', ({ potential_questions }) => potential_questions?.quiz_id === quizId)
