import type { Advice } from '#contract/newsroom/advice.ts'
import type { DeskState } from '#contract/newsroom/desk/desk-rules.ts'

/** What the screen leads to: the button of it is filled. */
export type Step = 'mistakes' | 'advice' | 'approve' | 'none'

interface Found {
  state: DeskState
  /** `undefined`: not known yet. */
  mistakes: number | undefined
  /** That nobody has looked at on this page. */
  advice: number
}

/** Advice blocks nothing: once it was looked at, the next step is the approval. */
export function firstStep({ state, mistakes, advice }: Found): Step {
  if (mistakes === undefined || state === 'planned' || state === 'approved') return 'none'
  if (mistakes > 0) return 'mistakes'
  return advice > 0 ? 'advice' : 'approve'
}

export const isSameAdvice = (one: Advice, other: Advice): boolean => one.path === other.path && one.message === other.message
