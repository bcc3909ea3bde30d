import type { Feature } from '#server/feature.ts'
import { personalProcessingData } from './queries.ts'

export const translationsFeature: Feature = {
  path: 'newsroom/translations',
  tables: ['translations'],
  personalData: { processing: personalProcessingData },
}
