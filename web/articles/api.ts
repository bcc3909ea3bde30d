import { queryOptions } from '@tanstack/react-query'
import { articles } from '#contract/articles.ts'
import { call } from '#web/platform/call.ts'

export const articleById = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', articleId],
    queryFn: async ({ signal }) => (await call(articles.read, { params: { articleId }, signal })).data,
  })
