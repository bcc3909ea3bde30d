import { audio } from '#contract/reading/audio.ts'
import type { Feature } from '#server/feature.ts'
import { audioRoutes } from './routes.ts'

export const audioFeature: Feature = {
  path: 'reading/audio',
  contract: { audio },
  routes: audioRoutes,
  tables: ['audio_files'],
}
