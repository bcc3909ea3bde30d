import { EXAM_DATE_NOT_FOUND, type ExamDate } from '#contract/reading/exam-dates.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Admin {
  id: string
  username: string
}

const subjectOf = ({ exam, year }: Pick<ExamDate, 'exam' | 'year'>) => ({
  kind: 'exam_date',
  id: `${exam}-${year}`,
  name: `${exam === 'prelims' ? 'Prelims' : 'Mains'} ${year}`,
})

export function setExamDate(db: Db, { exam, year, date }: ExamDate, actor: Admin, now: Date): Promise<ExamDate> {
  return inTransaction(db, async (db) => {
    const row = { exam, year, date }
    await db
      .insertInto('exam_dates')
      .values(row)
      .onConflict((conflict) => conflict.columns(['exam', 'year']).doUpdateSet({ date }))
      .execute()
    await recordAudit(db, { actor, action: 'exam_date.saved', subject: subjectOf(row), details: { date } }, now)
    return row
  })
}

/** @throws HttpError 404 */
export function removeExamDate(db: Db, which: Pick<ExamDate, 'exam' | 'year'>, actor: Admin, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const { exam, year } = which
    const removed = await db
      .deleteFrom('exam_dates')
      .where('exam', '=', exam)
      .where('year', '=', year)
      .returning('date')
      .executeTakeFirst()
    if (!removed) throw new HttpError(404, EXAM_DATE_NOT_FOUND)
    await recordAudit(db, { actor, action: 'exam_date.removed', subject: subjectOf(which), details: { date: removed.date } }, now)
  })
}
