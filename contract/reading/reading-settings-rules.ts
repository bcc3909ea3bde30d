export const READING_CHOICES = {
  face: ['serif', 'plain', 'opendyslexic'],
  lines: ['normal', 'wide', 'wider'],
  paragraphs: ['normal', 'wide', 'wider'],
  words: ['normal', 'wide', 'wider'],
  letters: ['normal', 'wide', 'wider'],
  measure: ['narrow', 'normal', 'wide'],
} as const

export type ReadingSetting = keyof typeof READING_CHOICES
export type ReadingSettings = { [Name in ReadingSetting]: (typeof READING_CHOICES)[Name][number] }

export const STANDARD_READING: ReadingSettings = {
  face: 'serif',
  lines: 'normal',
  paragraphs: 'normal',
  words: 'normal',
  letters: 'normal',
  measure: 'normal',
}

/** Another version may have stored it. */
export function knownSettings(given: unknown): Partial<ReadingSettings> {
  const claimed = Object(given) as Record<string, unknown>
  const names = Object.keys(READING_CHOICES) as ReadingSetting[]
  const known = names.filter((name) => (READING_CHOICES[name] as readonly unknown[]).includes(claimed[name]))
  return Object.fromEntries(known.map((name) => [name, claimed[name]]))
}
