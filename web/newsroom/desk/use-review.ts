import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Advice } from '#contract/newsroom/advice.ts'
import { type AdviceState, useAdvice } from '#web/newsroom/advice/api.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { previewQuery } from './draft-api.ts'
import { firstStep, isSameAdvice, type Step } from './review-steps.ts'
import type { OpenDraft } from './use-draft.ts'

/** What an editor asked to see; each press begins another round, which takes the focus. */
export interface Shown {
  what: 'mistakes' | 'advice'
  round: number
}

export interface Review {
  step: Step
  /** What an upload would refuse, of the text that is saved. */
  mistakes: readonly Mistake[]
  advice: AdviceState
  shown: Shown | undefined
  show: (what: Shown['what']) => void
  markSeen: () => void
}

/** What stands between a draft and its approval. */
export function useReview({ draft, article }: OpenDraft): Review {
  const preview = useQuery(previewQuery(draft.draft_id, draft.revision))
  const isRead = draft.kind === 'article' && draft.state !== 'handed_over'
  const advice = useAdvice(isRead ? article : undefined, draft.day ?? dayOf(draft.updated_at))
  const [seen, setSeen] = useState<readonly Advice[]>([])
  const [shown, setShown] = useState<Shown>()
  const found = preview.data?.mistakes
  const unseen = advice.advice?.filter((one) => !seen.some((other) => isSameAdvice(one, other))) ?? []
  return {
    step: firstStep({ state: draft.state, mistakes: found?.length, advice: unseen.length }),
    mistakes: found ?? [],
    advice,
    shown,
    show: (what) => setShown((before) => ({ what, round: (before?.round ?? 0) + 1 })),
    markSeen: () => setSeen(advice.advice ?? []),
  }
}

/** Of an idea, to be compared with the days before. */
const dayOf = (instant: string) => instant.slice(0, 10)
