import type { ArticleInList } from '#contract/reading/daily.ts'

interface Choice {
  /** Newest first. */
  articles: ArticleInList[]
  saved: ReadonlySet<string>
  read: ReadonlySet<string>
  wanted: string | undefined
}

/** The wanted article, else an unread one, else any. */
export function savedArticle({ articles, saved, read, wanted }: Choice): ArticleInList | undefined {
  const here = articles.filter(({ article_id }) => saved.has(article_id))
  return here.find(({ article_id }) => article_id === wanted) ?? here.find(({ article_id }) => !read.has(article_id)) ?? here[0]
}
