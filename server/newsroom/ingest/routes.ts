import { ingest } from '#contract/newsroom/ingest.ts'
import type { Routes } from '#server/context.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { serve } from '#server/platform/http/serve.ts'

export const ingestRoutes: Routes = (app, context) => {
  serve(app, context, ingest.day, async ({ body }, { db, user, now }) => {
    const data = await ingestDay(db, body, now, user)
    return { entry_id: data.entry_id, data }
  })
}
