/** Browsers may receive older forms. */

const NAMED = ['past', 'present', 'future', 'content'] as const
const NUMBERED = ['past', 'present', 'future'] as const

export type Sections = Record<string, string>

/** Escaped newlines become line breaks. */
export function unescapeNewlines(text: string): string {
  return text.replace(/(?:\\r)?\\n|\r\n?/g, '\n')
}

/**
 * @param given sections, array, JSON or plain text (`content`)
 * @returns in reading order; numbered keys become past, present, future, section_4, … Omits other values than text.
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

export function unknownSections(given: unknown): string[] {
  return Object.keys(asObject(given)).filter((key) => !isNumber(key) && !isSection(key))
}

export function asObject(given: unknown): Record<string, unknown> {
  const value = typeof given === 'string' ? parsed(given) : given
  if (typeof value === 'string') return { content: value }
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

/** Sections of longer texts would be rejected. */
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

export function readingMinutes(summary: string, analysis: Sections): number {
  const words = [summary, ...Object.values(analysis)].join(' ').split(/\s+/).filter(isWord).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Excludes markup such as `|`. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
