import type { Db } from '#server/db/open.ts'
import type { WantedArticle } from '#server/newsroom/shared/upload-form.ts'
import { retiredOf } from '../queries/stored-questions.ts'
import { isSameQuestion, questionsIn, withQuestions } from '../rules.ts'

/** An older file or version of a day does not bring back a retired question; another key makes it another question. */
export async function withoutRetired<Wanted extends WantedArticle>(db: Db, wanted: Wanted[]): Promise<Wanted[]> {
  const ids = wanted.flatMap(({ article_id }) => article_id ?? [])
  const retired = ids.length === 0 ? [] : await retiredOf(db, ids)
  if (retired.length === 0) return wanted
  return wanted.map((article) => {
    const questions = questionsIn(article.upload)
    const own = retired.filter(({ article_id }) => article_id === article.article_id)
    const left = questions.filter((one) => !own.some(({ question }) => isSameQuestion(question, one)))
    return left.length === questions.length ? article : { ...article, upload: withQuestions(article.upload, left) }
  })
}
