import { queryOptions } from '@tanstack/react-query'
import { type Article, articles } from '#contract/reading/articles.ts'
import { call } from '#web/platform/http/call.ts'
import { findOffline, readOffline, withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

const nameOf = (articleId: string) => `article/${articleId}`

export const articleById = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', articleId],
    queryFn: ({ signal }) => withOfflineFallback(nameOf(articleId), () => askArticle(articleId, signal)),
  })

/** Asked before it is opened: what somebody has only pointed at is not kept on the device. */
export const articleAhead = (articleId: string) => ({
  ...articleById(articleId),
  queryFn: ({ signal }: { signal: AbortSignal }) => askArticle(articleId, signal),
})

/** Wherever it came from: it is opened now, and kept from now on. */
export const keepOpened = (article: Article) => withOfflineFallback(nameOf(article.article_id), async () => article)

export const askArticle = async (articleId: string, signal?: AbortSignal) =>
  (await call(articles.read, { params: { articleId }, ...(signal && { signal }) })).data

/** For what can be made of an article without a network; `undefined` where it is not on the device. */
export const articleOnDevice = (articleId: string) => readOffline<Article>(nameOf(articleId))

/** The one a quiz belongs to. */
export const articleOfQuiz = (quizId: string) =>
  findOffline<Article>('article/', ({ potential_questions }) => potential_questions?.quiz_id === quizId)
