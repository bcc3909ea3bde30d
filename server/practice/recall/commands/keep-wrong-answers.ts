import { sql } from 'kysely'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { freeCardsLeft, insertCards } from './add-cards.ts'
import { questionSources, type Source } from './find-sources.ts'

export interface WrongAnswers {
  userId: string
  questionIds: string[]
  /** False for questions of the day. */
  needsPro: boolean
}

/** Existing cards keep their schedule. */
export async function keepWrongAnswers(db: Db, { userId, questionIds, needsPro }: WrongAnswers, now: Date): Promise<void> {
  if (questionIds.length === 0) return
  const { rows } = await sql<Source & { role: string }>`
    select source.*, role from users left join recall_settings on recall_settings.user_id = users.user_id
      cross join (${questionSources(sql`question_id = any(${questionIds}::uuid[])`)}) as source
    where users.user_id = ${userId} and coalesce(keep_wrong_answers, true)`.execute(db)
  const cards = rows.map(({ role: _role, ...source }) => ({ ...source, needs_pro: needsPro }))
  const [first] = rows
  const left = first && !can(first.role, 'proStudy') ? await freeCardsLeft(db, userId) : cards.length
  await insertCards(db, userId, cards.slice(0, left), now)
}
