import type { Feature } from '#server/feature.ts'

export const correctionsFeature: Feature = {
  path: 'newsroom/corrections',
  tables: ['article_notes'],
}
