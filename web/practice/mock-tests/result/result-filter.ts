import type { MockResult } from '../api.ts'

type Question = Pick<MockResult['questions'][number], 'result' | 'certainty' | 'is_flagged' | 'option'>

export type ResultFilter = 'all' | 'wrong' | 'left_out' | 'guessed' | 'flagged'

export const FILTERS: Record<ResultFilter, { label: string; fits: (question: Question) => boolean }> = {
  all: { label: 'All', fits: () => true },
  wrong: { label: 'Wrong', fits: ({ result }) => result === 'wrong' },
  left_out: { label: 'Left out', fits: ({ result }) => result === 'left_out' },
  guessed: { label: 'Guessed', fits: ({ certainty, option }) => certainty === 'guess' && option !== null },
  flagged: { label: 'Flagged', fits: ({ is_flagged }) => is_flagged },
}
