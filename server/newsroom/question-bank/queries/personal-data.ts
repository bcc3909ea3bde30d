import type { Db } from '#server/db/open.ts'

export const personalRetirements = (db: Db, userId: string) =>
  db
    .selectFrom('retired_questions')
    .where('retired_by', '=', userId)
    .orderBy('retired_at')
    .select(['question_id', 'kind', 'reason', 'retired_at', 'replaced_by', 'put_back_at'])
    .execute()
