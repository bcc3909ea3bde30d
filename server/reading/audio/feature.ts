import { audio } from '#contract/reading/audio.ts'
import type { Feature } from '#server/feature.ts'
import { audioJobs } from './jobs.ts'
import { audioRoutes } from './routes.ts'

export const audioFeature: Feature = {
  path: 'reading/audio',
  contract: { audio },
  routes: audioRoutes,
  jobs: audioJobs,
  tables: ['audio_files'],
}
