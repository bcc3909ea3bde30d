import { readingSettings } from '#contract/reading/reading-settings.ts'
import type { ReadingSettings } from '#contract/reading/reading-settings-rules.ts'
import { call } from '#web/platform/http/call.ts'

/** Changes what is given and leaves the rest. */
export const saveReadingSettings = async (wishes: Partial<ReadingSettings>): Promise<ReadingSettings> =>
  (await call(readingSettings.save, { body: wishes })).data
