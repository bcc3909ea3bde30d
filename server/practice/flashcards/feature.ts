import { flashcards } from '#contract/practice/flashcards.ts'
import type { Feature } from '#server/feature.ts'
import { flashcardRoutes } from './routes.ts'

export const flashcardsFeature: Feature = {
  path: 'practice/flashcards',
  contract: { flashcards },
  routes: flashcardRoutes,
}
