import { sql } from 'kysely'
import { folded } from '#contract/fold-text.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { articlesToIndex, type IndexedQuestion, questionsOfArticles } from '../queries/stored-questions.ts'
import { formAndKey } from '../rules.ts'

/** Retired questions stay, and what was counted. Needs the transaction of the change. */
export async function indexQuestions(db: Db, articleIds: string[]): Promise<void> {
  const questions = await questionsOfArticles(db, articleIds)
  await db
    .deleteFrom('bank_questions')
    .where('article_id', 'in', articleIds)
    .where('is_retired', '=', false)
    .where(sql<boolean>`question_id <> all(${questions.map(({ question_id }) => question_id)}::uuid[])`)
    .execute()
  await sql`
    insert into bank_questions (question_id, article_id, day, words, form, key_meaning, syllabus)
    select * from jsonb_to_recordset(${JSON.stringify(questions.map(rowOf))}::jsonb)
      as given (question_id uuid, article_id uuid, day date, words text, form text, key_meaning text, syllabus text[])
    on conflict (question_id) do update set is_retired = false, day = excluded.day, words = excluded.words, form = excluded.form,
      key_meaning = excluded.key_meaning, syllabus = excluded.syllabus`.execute(db)
}

const ARTICLES_AT_ONCE = 100

/** Of days from before the bank. */
export async function indexMissing(db: Db, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await articlesToIndex(db, ARTICLES_AT_ONCE)
    if (ids.length === 0 || stopping.aborted) return
    await inTransaction(db, (db) => indexQuestions(db, ids))
  }
}

function rowOf({ question, ...row }: IndexedQuestion) {
  const words = folded([question.question_text, ...Object.values(question.options)].join('\n'))
  return { ...row, words, ...formAndKey(question) }
}
