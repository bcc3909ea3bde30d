import { peerLearning } from '#contract/community/peer-learning.ts'
import type { Feature } from '#server/feature.ts'
import { peerLearningOnAccountDeleted } from './on-account-deleted.ts'
import { personalPeerLearningData } from './queries.ts'
import { peerLearningRoutes } from './routes.ts'

export const peerLearningFeature: Feature = {
  path: 'community/peer-learning',
  contract: { peerLearning },
  routes: peerLearningRoutes,
  onAccountDeleted: peerLearningOnAccountDeleted,
  tables: [
    'shared_results',
    'shared_result_likes',
    'learning_tips',
    'learning_tip_likes',
    'learning_tip_saves',
    'peer_learning_starts',
  ],
  personalData: { peerLearning: personalPeerLearningData },
}
