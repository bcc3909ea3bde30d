import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Day } from '#contract/text.ts'

const Exam = z.enum(['prelims', 'mains'], { error: 'exam must be prelims or mains' })

const Year = z.coerce
  .number({ error: 'year must be a year' })
  .int({ error: 'year must be a year' })
  .min(2000, { error: 'year must be a year' })
  .max(2199, { error: 'year must be a year' })

export const ExamDate = z.object({ exam: Exam, year: Year, date: Day })
export type ExamDate = z.output<typeof ExamDate>

export const EXAM_DATE_NOT_FOUND = 'There is no date for this examination and year'

export const examDates = {
  list: endpoint('GET /api/exam-dates', 'member', {
    summary: 'Announced days of the examinations, earliest first',
    reply: data(z.array(ExamDate)),
  }),
  save: endpoint('PUT /api/admin/exam-dates', 'admin', {
    summary: 'Set the announced day of an examination',
    body: ExamDate,
    reply: data(ExamDate),
  }),
  remove: endpoint('DELETE /api/admin/exam-dates/:exam/:year', 'admin', {
    summary: 'Remove the announced day of an examination',
    params: z.object({ exam: Exam, year: Year }),
    notFound: EXAM_DATE_NOT_FOUND,
    reply: Done,
  }),
}
