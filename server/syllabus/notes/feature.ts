import { notes } from '#contract/syllabus/notes.ts'
import type { Feature } from '#server/feature.ts'
import { noteJobs } from './jobs.ts'
import { noteListeners } from './listeners.ts'
import { personalHighlightData } from './queries/highlights.ts'
import { noteRoutes } from './routes.ts'

export const notesFeature: Feature = {
  path: 'syllabus/notes',
  contract: { notes },
  routes: noteRoutes,
  jobs: noteJobs,
  listeners: noteListeners,
  tables: ['highlights', 'articles_to_follow'],
  personalData: { highlights: personalHighlightData },
}
