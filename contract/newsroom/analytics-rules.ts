export const RANGES = ['7d', '30d', '90d'] as const
export type Range = (typeof RANGES)[number]
export const DEFAULT_RANGE: Range = '30d'

export const daysOf = (range: Range): number => Number.parseInt(range, 10)

/** `999`, `1.2K`, `3M` */
export function shortNumber(value: number): string {
  if (value >= 1_000_000) return `${trimmed(value / 1_000_000)}M`
  if (value >= 1000) return `${trimmed(value / 1000)}K`
  return String(value)
}

/** Truncated, so 999,999 is not a million. */
const trimmed = (value: number) => String(Math.floor(value * 10) / 10)

export type EngagementTone = 'good' | 'fair' | 'poor'

export const engagementTone = (percent: number): EngagementTone => (percent >= 80 ? 'good' : percent >= 60 ? 'fair' : 'poor')
