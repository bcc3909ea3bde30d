import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Cards that a person has of these questions. */
export async function countQuestionCards(db: Db, userId: string, questionIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recall_cards
    where user_id = ${userId} and kind = 'question' and source_key = any(${questionIds}::text[])`.execute(db)
  return rows[0]?.count ?? 0
}
