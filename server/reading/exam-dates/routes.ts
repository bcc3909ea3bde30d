import { examDates } from '#contract/reading/exam-dates.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { removeExamDate, setExamDate } from './commands/set-exam-date.ts'
import { announcedDates } from './queries.ts'

export const examDateRoutes: Routes = (app, context) => {
  serve(app, context, examDates.list, async (_, { db }) => ({ data: await announcedDates(db) }))

  serve(app, context, examDates.save, async ({ body }, { db, user, now }) => ({ data: await setExamDate(db, body, user, now) }))

  serve(app, context, examDates.remove, ({ params }, { db, user, now }) => removeExamDate(db, params, user, now))
}
