import type { ArticleInList } from '#contract/reading/daily.ts'

export interface NextOfDay {
  article: ArticleInList
  /** From 1. */
  position: number
  count: number
}

/**
 * Unread, from the open one on, then from the first.
 * @param articles of the day, in order
 */
export function nextOfDay(articles: ArticleInList[], openId: string, read: ReadonlySet<string>): NextOfDay | undefined {
  const open = articles.findIndex(({ article_id }) => article_id === openId)
  const inOrder = [...articles.slice(open + 1), ...articles.slice(0, Math.max(open, 0))]
  const article = inOrder.find(({ article_id }) => !read.has(article_id))
  return article && { article, position: articles.indexOf(article) + 1, count: articles.length }
}
