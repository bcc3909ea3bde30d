/** Normalises every form of the analysis to one shape: at ingest, and in a browser that receives an older form. */

const NAMED = ['past', 'present', 'future', 'content'] as const
const NUMBERED = ['past', 'present', 'future'] as const

export type Sections = Record<string, string>

/** Escaped newline sequences (`\n`, `\r\n` as typed characters) become real line breaks. */
export function unescapeNewlines(text: string): string {
  return text.replace(/(?:\\r)?\\n|\r\n?/g, '\n')
}

/**
 * @param given an object of sections, an array, a JSON string of either, or plain text
 * @returns sections in reading order: past, present, future, content, section_4, …; plain text becomes `content`; numbered keys map
 * in numeric order to past, present, future, section_4 and so on
 * @throws never; values that are not text are left out. `unknownSections` lists keys that were not recognised.
 */
export function normaliseAnalysis(given: unknown): Sections {
  const object = asObject(given)
  const numbered = Object.keys(object)
    .filter(isNumber)
    .sort((a, b) => Number(a) - Number(b))
  const named = new Map<string, string>()
  for (const [key, value] of Object.entries(object)) if (typeof value === 'string' && isSection(key)) named.set(key, value)
  numbered.forEach((key, index) => {
    const value = object[key]
    if (typeof value === 'string') named.set(NUMBERED[index] ?? `section_${index + 1}`, value)
  })
  const order = [...named.keys()].sort((a, b) => rank(a) - rank(b))
  return Object.fromEntries(order.map((key) => [key, unescapeNewlines(named.get(key) ?? '').trim()]).filter(([, text]) => text))
}

/** Keys that are neither a section's name nor a number. */
export function unknownSections(given: unknown): string[] {
  return Object.keys(asObject(given)).filter((key) => !isNumber(key) && !isSection(key))
}

/** The sections as given; a JSON string is parsed. */
export function asObject(given: unknown): Record<string, unknown> {
  const value = typeof given === 'string' ? parsed(given) : given
  if (typeof value === 'string') return { content: value }
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

/** Longer text is not parsed: it would only take time, because its sections are too long as well. */
const MAX_JSON_LENGTH = 1_000_000

function parsed(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH || !/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isNumber = (key: string) => /^\d{1,4}$/.test(key)
const isSection = (key: string) => (NAMED as readonly string[]).includes(key) || /^section_\d{1,4}$/.test(key)
const rank = (key: string) => {
  const named = (NAMED as readonly string[]).indexOf(key)
  return named >= 0 ? named : 100 + Number(key.replace('section_', ''))
}

const WORDS_PER_MINUTE = 200

/** Minutes to read a text once, at least 1. */
export function readingMinutes(summary: string, analysis: Sections): number {
  const words = [summary, ...Object.values(analysis)].join(' ').split(/\s+/).filter(isWord).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Signs of markup, such as those between the cells of a table, are no words. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
