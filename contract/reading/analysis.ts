/** One shape for the analysis, whichever way it was written: used at ingest, and by a client that meets an older form. */

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
 * @throws never; what is no text is left out. `unknownSections` tells what was not understood.
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

/** What the analysis says section by section, as given: parsed when it came as a JSON string. */
export function asObject(given: unknown): Record<string, unknown> {
  const value = typeof given === 'string' ? parsed(given) : given
  if (typeof value === 'string') return { content: value }
  return value !== null && typeof value === 'object' ? { ...(value as object) } : {}
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
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

const WORDS_A_MINUTE = 200

/** Minutes to read a text once with care, at least 1. */
export function readingMinutes(summary: string, analysis: Sections): number {
  const words = [summary, ...Object.values(analysis)].join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
