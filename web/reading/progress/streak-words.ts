import { STREAK_MILESTONES } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/progress/streak.ts'

export function streakMessage(days: number): string {
  if (days === 0) return m.start
  if (days === 1) return m.begun
  if (days < 7) return m.building
  if (days < 30) return m.consistent
  return m.champion
}

export const LAST_MILESTONE = Math.max(...STREAK_MILESTONES)

/** @returns undefined after the last milestone */
export const nextMilestone = (days: number) => STREAK_MILESTONES.find((milestone) => milestone > days)

export const shareOf = (days: number, milestone: number) => Math.min(1, days / milestone)
