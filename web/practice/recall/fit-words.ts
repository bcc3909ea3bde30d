import { formatNumber } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Figures } from './api.ts'

export function fitWords({ answers, fitted, possible_from }: Figures['fit']): string {
  if (fitted)
    return `Cards come back at times adapted to your memory, from ${formatNumber(fitted.answers)} answers (${formatDay(fitted.day)}).`
  const usual = 'Cards come back at the times that suit most people'
  if (possible_from === null || answers >= possible_from) return `${usual}.`
  return `${usual}. After ${formatNumber(possible_from)} answers they adapt to your memory (you have ${formatNumber(answers)}).`
}
