import type { Language } from '#contract/languages.ts'
import type { TimelineEvent } from '#contract/newsroom/threads.ts'
import { datedLine } from '#contract/reading/article-text/dated-line.ts'
import { formatDay } from '#web/platform/time/dates.ts'

export interface EventDay {
  /** Missing without a date. */
  heading: { lang: Language; value: string } | undefined
  events: { event: TimelineEvent; words: string }[]
}

/** Events of the same date under one heading. */
export function eventDays(timeline: readonly TimelineEvent[], language: Language): EventDay[] {
  const days: EventDay[] = []
  for (const event of timeline) {
    const { heading, words } = inParts(event, language)
    const last = days.at(-1)
    if (heading && last?.heading?.value === heading.value) last.events.push({ event, words })
    else days.push({ heading, events: [{ event, words }] })
  }
  return days
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MONTH = /^\d{4}-\d\d$/

function inParts({ kind, date, text }: TimelineEvent, language: Language) {
  if (kind === 'since_then')
    return { heading: { lang: language, value: formatDay(date ?? '', 'medium', language) }, words: text.value }
  const { date: written, text: words } = datedLine(text.value)
  const isRange = (written?.match(/\d+/g) ?? []).length > 2
  if (date && DAY.test(date) && !isRange)
    return { heading: { lang: language, value: formatDay(date, 'medium', language) }, words }
  const isMonthAlone = date !== null && MONTH.test(date) && (written === date.slice(0, 4) || text.lang !== language)
  if (isMonthAlone) return { heading: { lang: language, value: formatDay(`${date}-01`, 'month', language) }, words }
  return { heading: written ? { lang: text.lang, value: written } : undefined, words }
}
