import { readingSettings } from '#contract/reading/reading-settings.ts'
import type { ReadingSettings } from '#contract/reading/reading-settings-rules.ts'
import { call } from '#web/platform/http/call.ts'

export const saveReadingSettings = async (changes: Partial<ReadingSettings>): Promise<ReadingSettings> =>
  (await call(readingSettings.save, { body: changes })).data
