import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface CountedAnswer {
  question_id: string
  article_id: string
  is_right: boolean
}

/** Answers given outside of quizzes, whose triggers count theirs. */
export async function countAnswers(db: Db, userId: string, answers: readonly CountedAnswer[], at: Date): Promise<void> {
  await sql`
    select count_answer(${userId}, question_id, article_id, is_right, ${at}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (question_id uuid, article_id uuid, is_right boolean)`.execute(
    db,
  )
}
