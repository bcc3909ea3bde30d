export interface DatedLine {
  date?: string
  text: string
}

const YEAR = /(?<!\d)(?:1[0-9]|20|21)\d{2}(?!\d)/
const LED_BY_DATE = /^([^:：]{3,32}?)\s*[:：]\s+(\S.*)$/s

/** How far into a line its year may stand to be the line's own date and not a thing it mentions. */
const OPENING = 40

/**
 * Finds the date a line of history opens with. `1969: Parliament bans …` gives its date away; a sentence such as
 * `On 16 November 1992 a bench …` keeps its words and lends only the year.
 */
export function datedLine(line: string): DatedLine {
  const text = line.trim()
  const [, date, rest] = LED_BY_DATE.exec(text) ?? []
  if (date && rest && /\d/.test(date)) return { date, text: rest }
  const year = YEAR.exec(text.slice(0, OPENING))?.[0]
  return year ? { date: year, text } : { text }
}
