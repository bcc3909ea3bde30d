import type { ArticleUpload, DayUpload } from '#contract/newsroom/ingest.ts'

/** Something an editor would send back, and where it stands in the upload, written with dots: `articles.0.title`. */
export interface Finding {
  path: string
  message: string
}

/** Looks at one article of a day; paths are counted from the article. */
export type ArticleCheck = (article: ArticleUpload, publicationDate: string) => Finding[]

/** Looks at what only several articles together show. */
export type DayCheck = (day: Pick<DayUpload, 'articles'>) => Finding[]
