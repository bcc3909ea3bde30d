import type { Feature } from '#server/feature.ts'
import { translationJobs } from './jobs.ts'
import { personalInNewsData, personalPracticeData, personalProcessingData } from './queries.ts'

export const translationsFeature: Feature = {
  path: 'newsroom/translations',
  jobs: translationJobs,
  tables: ['translations', 'practice_translations', 'in_news_translations'],
  personalData: {
    processing: personalProcessingData,
    practice_translations: personalPracticeData,
    in_news_translations: personalInNewsData,
  },
}
