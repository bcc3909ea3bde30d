import { formatNumber } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Figures } from './api.ts'

export function fitWords({ answers, fitted, possible_from }: Figures['fit']): string {
  if (fitted) return `Adapted to your memory from ${formatNumber(fitted.answers)} answers (${formatDay(fitted.day)}).`
  if (possible_from === null || answers >= possible_from) return 'Cards use the standard intervals.'
  return `Adapting to your memory starts after ${formatNumber(possible_from)} answers: ${formatNumber(answers)} so far.`
}
