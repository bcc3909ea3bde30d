import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { ANSWER, type AnswerRow } from './answers.ts'

export async function personalWritingData(db: Db, userId: string) {
  const { rows } = await sql<AnswerRow>`
    select ${ANSWER} from written_answers where user_id = ${userId} order by started_at, answer_id`.execute(db)
  return {
    answers: rows.map(({ question, article: _, photos, ...row }) => ({
      ...row,
      question: { text: question.text, marks: question.marks, article_title: question.article_title, paper: question.paper },
      key_demands: row.scores ? question.key_demands : [],
      photos: photos.map((photo) => ({ ...photo, path: `/api/writing/answers/${row.answer_id}/photos/${photo.photo_id}` })),
    })),
  }
}
