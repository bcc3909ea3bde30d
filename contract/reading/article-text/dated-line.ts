export interface DatedLine {
  date?: string
  text: string
}

const YEAR = /(?:^|\D)((?:1[0-9]|20|21)\d{2})(?!\d)/
const LED_BY_DATE = /^([^:：]{3,32}?)\s*[:：]\s+(\S.*)$/s

/** A later year is only mentioned. */
const OPENING = 40

/** `1969: Parliament bans …` is split; `On 16 November 1992 a bench …` stays whole, with the date `1992`. */
export function datedLine(line: string): DatedLine {
  const text = line.trim()
  const [, date, rest] = LED_BY_DATE.exec(text) ?? []
  if (date && rest && /\d/.test(date)) return { date, text: rest }
  const year = YEAR.exec(text.slice(0, OPENING))?.[1]
  return year ? { date: year, text } : { text }
}
