import type { ArticleInList } from '#contract/reading/daily.ts'

interface Choice {
  /** Newest first. */
  articles: ArticleInList[]
  /** Articles on this device. */
  saved: ReadonlySet<string>
  read: ReadonlySet<string>
  /** What would come next with a network. */
  wanted: string | undefined
}

/** What can be read without a network: what would come next, else an unread article, else any. */
export function savedArticle({ articles, saved, read, wanted }: Choice): ArticleInList | undefined {
  const here = articles.filter(({ article_id }) => saved.has(article_id))
  return here.find(({ article_id }) => article_id === wanted) ?? here.find(({ article_id }) => !read.has(article_id)) ?? here[0]
}
