import type { Language } from '#contract/languages.ts'

export interface DiagramTexts {
  unit: string
  sketch: string
}

/** Separate: loaded with the first table, flow or chart. */
export const DIAGRAM_TEXTS: Record<Language, DiagramTexts> = {
  en: { unit: 'Unit', sketch: 'A sketch you could draw' },
  hi: { unit: 'इकाई', sketch: 'ऐसा चित्र आप बना सकते हैं' },
  ta: { unit: 'அலகு', sketch: 'நீங்கள் வரையக்கூடிய படம்' },
}
