import * as m from '#messages/practice/recall/figures.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Figures } from './api.ts'

export function fitWords({ answers, fitted, possible_from }: Figures['fit']): string {
  if (fitted) return m.fitted({ answers: fitted.answers, day: formatDay(fitted.day) })
  if (possible_from === null || answers >= possible_from) return m.standardIntervals
  return m.fitStartsAfter({ needed: possible_from, answers })
}
