import { writing } from '#contract/practice/writing.ts'
import type { Feature } from '#server/feature.ts'
import { writingJobs } from './jobs.ts'
import { personalWritingData } from './queries/personal-data.ts'
import { writingRoutes } from './routes.ts'

export const writingFeature: Feature = {
  path: 'practice/writing',
  contract: { writing },
  routes: writingRoutes,
  jobs: writingJobs,
  tables: ['written_answers', 'answer_photos'],
  personalData: { writing: personalWritingData },
}
