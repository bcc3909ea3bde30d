import type { ArticleUpload } from '#contract/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/ids.ts'
import { questionsOf } from './queries.ts'

type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

/**
 * Makes an article's quiz what the upload says; must run inside a transaction. Quiz and questions whose text is unchanged keep
 * their ids; without questions there is no quiz.
 */
export async function saveQuiz(db: Db, articleId: string, title: string, questions: Question[]): Promise<void> {
  if (questions.length === 0) {
    await db.deleteFrom('quizzes').where('article_id', '=', articleId).execute()
    return
  }
  const { quiz_id } = await db
    .insertInto('quizzes')
    .values({ quiz_id: newId(), article_id: articleId, title })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ title }))
    .returning('quiz_id')
    .executeTakeFirstOrThrow()
  const ids = new Map((await questionsOf(db, quiz_id)).map((question) => [question.question_text, question.question_id]))
  const rows = questions.map((question, position) => ({
    question_id: takeFrom(ids, question.question_text) ?? newId(),
    quiz_id,
    position,
    question_text: question.question_text,
    options: JSON.stringify(question.options),
    correct_option: question.correct_option,
    explanation: question.explanation,
  }))
  await db.deleteFrom('quiz_questions').where('quiz_id', '=', quiz_id).execute()
  await db.insertInto('quiz_questions').values(rows).execute()
}

/** Two questions of one text must not share an id. */
function takeFrom(ids: Map<string, string>, text: string): string | undefined {
  const id = ids.get(text)
  ids.delete(text)
  return id
}
