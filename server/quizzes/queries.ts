import type { Db } from '#server/db/open.ts'

export const questionsOf = (db: Db, quizId: string) =>
  db
    .selectFrom('quiz_questions')
    .where('quiz_id', '=', quizId)
    .orderBy('position')
    .select(['question_id', 'question_text'])
    .execute()
