import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'

export const LIKEABLE = {
  tip: {
    table: 'learning_tips',
    key: 'tip_id',
    likes: 'learning_tip_likes',
    missing: HUB_SENTENCES.tipNotFound,
    own: HUB_SENTENCES.ownTip,
  },
  result: {
    table: 'shared_results',
    key: 'result_id',
    likes: 'shared_result_likes',
    missing: HUB_SENTENCES.resultNotFound,
    own: HUB_SENTENCES.ownResult,
  },
}
export type LikeableKind = keyof typeof LIKEABLE

export const TIP_TEXT = ['title', 'content', 'category'] as const
