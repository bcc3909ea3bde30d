/**
 * Everything that differs by language, apart from its words (contract/catalogue/) and its fonts (web/styles/languages/).
 * A further language is a record here, a catalogue, and a style sheet.
 */
export interface LanguageDescriptor {
  /** The name in the language itself. */
  ownName: string
  englishName: string
  /** Unicode name of the script, as in `\p{Script=Tamil}`. */
  script: string
  /** First and last character of the script's Unicode block. */
  block: readonly [string, string]
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag for numbers and dates; translation and speech services use it as their language code. */
  locale: string
  /** The digit 0, where texts may use digits other than 0-9. */
  zero?: string
  /** Whether English articles are translated into it. */
  isTarget: boolean
  fonts: {
    serif: string
    sans: string
    /** A character that the font has, to load it early. */
    sample: string
    hasOpenDyslexic: boolean
  }
  espeakVoice: string
  /** PostgreSQL text search configurations of the index; snippets use the first. */
  searchConfigurations: readonly [string, ...string[]]
}

/** In the order in which selectors show them. */
export const LANGUAGE_DESCRIPTORS = {
  en: {
    ownName: 'English',
    englishName: 'English',
    script: 'Latin',
    block: ['A', 'ɏ'],
    direction: 'ltr',
    locale: 'en-IN',
    isTarget: false,
    fonts: { serif: 'Source Serif 4', sans: 'Inter', sample: 'a', hasOpenDyslexic: true },
    espeakVoice: 'en-gb',
    // Stemmed, so that "elections" finds "election", and as written, for the beginning of a word.
    searchConfigurations: ['english', 'simple'],
  },
  hi: {
    ownName: 'हिन्दी',
    englishName: 'Hindi',
    script: 'Devanagari',
    block: ['\u0900', '\u097f'],
    direction: 'ltr',
    locale: 'hi-IN',
    zero: '०',
    isTarget: true,
    fonts: { serif: 'Noto Serif Devanagari', sans: 'Noto Sans Devanagari', sample: 'क', hasOpenDyslexic: false },
    espeakVoice: 'hi',
    searchConfigurations: ['simple'],
  },
  ta: {
    ownName: 'தமிழ்',
    englishName: 'Tamil',
    script: 'Tamil',
    block: ['\u0b80', '\u0bff'],
    direction: 'ltr',
    locale: 'ta-IN',
    zero: '௦',
    isTarget: true,
    fonts: { serif: 'Noto Serif Tamil', sans: 'Noto Sans Tamil', sample: 'அ', hasOpenDyslexic: false },
    espeakVoice: 'ta',
    searchConfigurations: ['simple'],
  },
} as const satisfies Record<string, LanguageDescriptor>
