import { readingSettings } from '#contract/reading-settings.ts'
import type { ReadingSettings } from '#contract/reading-settings-rules.ts'
import { call } from '#web/platform/call.ts'

/** Changes what is given and leaves the rest. */
export const saveReadingSettings = async (wishes: Partial<ReadingSettings>): Promise<ReadingSettings> =>
  (await call(readingSettings.save, { body: wishes })).data
