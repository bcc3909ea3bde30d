import { formatNumber } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Figures } from './api.ts'

export function fitWords({ answers, fitted, possible_from }: Figures['fit']): string {
  if (fitted) return `Your intervals are fitted to your own ${formatNumber(fitted.answers)} answers (${formatDay(fitted.day)}).`
  const usual = 'Intervals follow the usual memory curve'
  if (possible_from === null || answers >= possible_from) return `${usual}.`
  return `${usual}; they are fitted to you after ${formatNumber(possible_from)} answers (you have ${formatNumber(answers)}).`
}
