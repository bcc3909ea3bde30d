import type { LanguageDescriptor } from '#contract/language-descriptors.ts'
import type { Pseudo } from './pseudo-text.ts'

const XA: LanguageDescriptor = {
  ownName: 'Þšéûďö',
  englishName: 'Pseudo',
  script: 'Latin',
  block: ['A', 'ɏ'],
  direction: 'ltr',
  locale: 'en-IN',
  isTarget: false,
  isInFigures: false,
  fonts: { serif: 'Source Serif 4', sans: 'Inter', sample: 'ğ', hasOpenDyslexic: false },
  espeakVoice: 'en-gb',
  searchConfigurations: ['simple'],
}

/** The product does not have them. */
export const PSEUDO_DESCRIPTORS: Record<Pseudo, LanguageDescriptor> = {
  xa: XA,
  xb: {
    ...XA,
    ownName: 'פסהוד',
    englishName: 'Mirrored pseudo',
    script: 'Hebrew',
    block: ['\u0590', '\u05ff'],
    direction: 'rtl',
    locale: 'he-IL',
  },
}
