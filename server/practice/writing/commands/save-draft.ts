import type { Draft } from '#contract/practice/writing.ts'
import { ALREADY_REVEALED } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { answerFrom, draftFrom, isFinished } from '../queries/answers.ts'
import { type Writing, writeText } from './write-text.ts'

/** @throws HttpError 409 with the answer if finished, and as `writeText` */
export function saveDraft(db: Db, writing: Writing, now: Date): Promise<Draft> {
  return inTransaction(db, async (db) => {
    const stored = await writeText(db, writing, now)
    if (isFinished(stored)) throw new HttpError(409, ALREADY_REVEALED, { current: answerFrom(stored) })
    return draftFrom(stored)
  })
}
