import { readingSettings } from '#contract/reading/reading-settings.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { saveReadingSettings } from './commands/save-reading-settings.ts'

export const readingSettingsRoutes: Routes = (app, context) => {
  serve(app, context, readingSettings.save, async ({ body }, { db, user, now }) => ({
    data: await saveReadingSettings(db, user.id, body, now),
  }))
}
