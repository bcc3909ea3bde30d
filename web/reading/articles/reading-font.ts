import type { Language } from '#contract/languages.ts'

const SAMPLES: Record<Language, string> = { en: 'a', hi: 'क', ta: 'அ' }
const SERIFS: Record<Language, string> = { en: 'Source Serif 4', hi: 'Noto Serif Devanagari', ta: 'Noto Serif Tamil' }
const PLAINS: Record<Language, string> = { en: 'Inter', hi: 'Noto Sans Devanagari', ta: 'Noto Sans Tamil' }

/** Fetches the face of the text while the text itself is on its way: arriving after it, the face would lay the page out a second time. */
export function fetchReadingFont(lang: Language): void {
  // The page reads in another face if this one cannot be had.
  document.fonts.load(`1em "${faceFor(lang)}"`, SAMPLES[lang]).catch(() => undefined)
}

/** As styles/reading.css has it. */
function faceFor(lang: Language): string {
  const chosen = document.documentElement.dataset.reading?.split(' ')
  if (chosen?.includes('face-plain')) return PLAINS[lang]
  return lang === 'en' && chosen?.includes('face-opendyslexic') ? 'OpenDyslexic' : SERIFS[lang]
}
