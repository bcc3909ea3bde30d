import type { ArticleUpload, DayUpload } from '#contract/newsroom/ingest.ts'

/** Something an editor would send back, and where it stands in the file, written as the upload writes it: `articles.0.title`. */
export interface Finding {
  path: string
  message: string
}

/** A finding among several files. */
export interface FileFinding extends Finding {
  file: string
}

/** Looks at one article of a day; paths are counted from the article. */
export type ArticleCheck = (article: ArticleUpload, publicationDate: string) => Finding[]

/** Looks at what only several articles together show. */
export type DayCheck = (day: DayUpload) => Finding[]

/** One day file that was read. */
export interface DayFile {
  file: string
  day: DayUpload
}
