import { DESCRIPTORS, type Language } from '#contract/languages.ts'

/** Loads early, against layout shift. */
export function fetchReadingFont(lang: Language): void {
  const font = fontFor(lang)
  // Used for English once the service worker has it (platform/offline/register-worker.ts).
  if (lang === 'en' && font !== 'OpenDyslexic' && document.documentElement.dataset.fonts !== 'web') return
  // A fallback is used.
  document.fonts.load(`1em "${font}"`, DESCRIPTORS[lang].fonts.sample).catch(() => undefined)
}

/** Must match styles/reading.css. */
function fontFor(lang: Language): string {
  const { serif, sans, hasOpenDyslexic } = DESCRIPTORS[lang].fonts
  const chosen = document.documentElement.dataset.reading?.split(' ')
  if (chosen?.includes('face-plain')) return sans
  return hasOpenDyslexic && chosen?.includes('face-opendyslexic') ? 'OpenDyslexic' : serif
}
