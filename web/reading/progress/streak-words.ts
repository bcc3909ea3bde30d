import { STREAK_MILESTONES } from '#contract/reading/progress.ts'

export function streakMessage(days: number): string {
  if (days === 0) return 'Start your reading journey!'
  if (days === 1) return 'Great start! Keep it going!'
  if (days < 7) return 'Building momentum!'
  if (days < 30) return 'Excellent consistency!'
  return 'Reading champion!'
}

export const LAST_MILESTONE = Math.max(...STREAK_MILESTONES)

/** @returns undefined after the last milestone */
export const nextMilestone = (days: number) => STREAK_MILESTONES.find((milestone) => milestone > days)

export const shareOf = (days: number, milestone: number) => Math.min(1, days / milestone)
