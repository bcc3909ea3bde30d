import { DESCRIPTORS, type Language } from '#contract/languages.ts'

/** Fetches the face of the text while the text itself is on its way: arriving after it, the face would lay the page out a second time. */
export function fetchReadingFont(lang: Language): void {
  // The page reads in another face if this one cannot be had.
  document.fonts.load(`1em "${faceFor(lang)}"`, DESCRIPTORS[lang].fonts.sample).catch(() => undefined)
}

/** As styles/reading.css has it. */
function faceFor(lang: Language): string {
  const { serif, sans, hasOpenDyslexic } = DESCRIPTORS[lang].fonts
  const chosen = document.documentElement.dataset.reading?.split(' ')
  if (chosen?.includes('face-plain')) return sans
  return hasOpenDyslexic && chosen?.includes('face-opendyslexic') ? 'OpenDyslexic' : serif
}
