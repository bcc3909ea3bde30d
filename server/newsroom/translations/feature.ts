import type { Feature } from '#server/feature.ts'
import { translationJobs } from './jobs.ts'
import { personalProcessingData } from './queries.ts'

export const translationsFeature: Feature = {
  path: 'newsroom/translations',
  jobs: translationJobs,
  tables: ['translations'],
  personalData: { processing: personalProcessingData },
}
