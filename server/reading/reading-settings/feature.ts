import { readingSettings } from '#contract/reading/reading-settings.ts'
import type { Feature } from '#server/feature.ts'
import { readingSettingsRoutes } from './routes.ts'

export const readingSettingsFeature: Feature = {
  path: 'reading/reading-settings',
  contract: { readingSettings },
  routes: readingSettingsRoutes,
  tables: ['reading_settings'],
}
