import type { ExamDate } from '#contract/reading/exam-dates.ts'
import type { Db } from '#server/db/open.ts'

export async function announcedDates(db: Db): Promise<ExamDate[]> {
  const rows = await db.selectFrom('exam_dates').orderBy('date').orderBy('exam').selectAll().execute()
  return rows as ExamDate[]
}
