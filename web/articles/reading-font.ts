import type { Language } from '#contract/languages.ts'

const FACES: Record<Language, { family: string; sample: string }> = {
  en: { family: 'Source Serif 4', sample: 'a' },
  hi: { family: 'Noto Serif Devanagari', sample: 'क' },
  ta: { family: 'Noto Serif Tamil', sample: 'அ' },
}

/** Fetches the face of the text while the text itself is on its way: arriving after it, the face would lay the page out a second time. */
export function fetchReadingFont(lang: Language): void {
  const { family, sample } = FACES[lang]
  // The page reads in another face if this one cannot be had.
  document.fonts.load(`1em "${family}"`, sample).catch(() => undefined)
}
