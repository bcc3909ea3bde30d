import { DELETED } from '#contract/community/forum-rules.ts'
import { PRODUCT_AUTHOR } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/server/community.ts'

/** Without its text: testers may not read questions. */
export const questionText = (number: number): string => `Question ${number} from the quiz`

export function authorName({ username, is_sample }: { username: string | null; is_sample: boolean }): string {
  return username ?? (is_sample ? PRODUCT_AUTHOR : DELETED)
}

export const invalidQuestionNumber = (total: number): string => (total === 1 ? m.onlyFirstQuestion : m.chooseQuestion({ total }))
