import type { Found } from './audit.ts'

/** The number of trials, the random moments, and the time limit. */
export interface TrialPlan {
  trials: number
  random: () => number
  isOver: () => boolean
}

/** One line of the table. */
export interface Row {
  fault: string
  trials: number
  /** Writes that clients were told are stored. */
  acknowledged: number
  losses: number
  torn: number
  slowestRecoveryMs: number
  /** Whether the check reported the damage that was done on purpose. */
  controlSeen: boolean
  /** What else went wrong; an empty list is a pass. */
  wrong: string[]
  note: string
}

export const newRow = (fault: string): Row => ({
  fault,
  trials: 0,
  acknowledged: 0,
  losses: 0,
  torn: 0,
  slowestRecoveryMs: 0,
  controlSeen: false,
  wrong: [],
  note: '',
})

export function count(row: Row, { lost, twice, torn }: Found, where: string): void {
  row.losses += lost.length
  row.torn += torn.length
  for (const what of [...lost, ...twice.map((one) => `twice: ${one}`), ...torn]) row.wrong.push(`${where}: ${what}`)
}

export function recovered(row: Row, ms: number): void {
  row.slowestRecoveryMs = Math.max(row.slowestRecoveryMs, ms)
}

export const isGood = ({ losses, torn, controlSeen, wrong }: Row) =>
  losses === 0 && torn === 0 && controlSeen && wrong.length === 0

/** The format of `docs/trust.md`. */
export function table(rows: Row[]): string {
  const head =
    '| fault | trials | acknowledged | losses | torn | slowest recovery | control seen | |\n|---|---|---|---|---|---|---|---|'
  const lines = rows.map(
    (row) =>
      `| ${row.fault} | ${row.trials} | ${row.acknowledged} | ${row.losses} | ${row.torn} | ${(row.slowestRecoveryMs / 1000).toFixed(1)} s | ${row.controlSeen ? 'yes' : 'NO'} | ${row.note} |`,
  )
  return [head, ...lines].join('\n')
}
