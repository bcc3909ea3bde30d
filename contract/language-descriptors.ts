/** Texts are in messages/, rules in contract/language-rules/, fonts in web/styles/languages/. */
export interface LanguageDescriptor {
  ownName: string
  englishName: string
  /** As in `\p{Script=Tamil}`. */
  script: string
  /** Bounds of the Unicode block. */
  block: readonly [string, string]
  direction: 'ltr' | 'rtl'
  /** BCP 47 tag, also for translation and speech services. */
  locale: string
  /** Zero of the script, if texts may use its digits. */
  zero?: string
  isTarget: boolean
  /** Uploads must have the texts of their figures in it; figures without them are shown in English. */
  isInFigures: boolean
  fonts: {
    serif: string
    sans: string
    /** Used to preload the font. */
    sample: string
    hasOpenDyslexic: boolean
  }
  espeakVoice: string
  /** Of PostgreSQL; snippets use the first. */
  searchConfigurations: readonly [string, ...string[]]
  dates?: DateRules
}

/** Where the language is written differently from what `Intl` writes. */
export interface DateRules {
  /** Months are never shortened. With full months, `Intl` joins date and time by words that fit into no sentence. */
  hasFullMonths?: boolean
  /** Without a year, `Intl` puts the month first: it gets a year, which is left out. */
  isDayFirst?: boolean
  /** The part of the day from 6 to 9 pm: as `Intl` says it, and as people do before 8 pm and later. */
  evening?: readonly [intl: string, early: string, late: string]
}

/** Selector order. */
export const LANGUAGE_DESCRIPTORS = {
  en: {
    ownName: 'English',
    englishName: 'English',
    script: 'Latin',
    block: ['A', 'ɏ'],
    direction: 'ltr',
    locale: 'en-IN',
    isTarget: false,
    isInFigures: true,
    fonts: { serif: 'Source Serif 4', sans: 'Inter', sample: 'a', hasOpenDyslexic: true },
    espeakVoice: 'en-gb',
    // Stemmed, and as written for prefixes.
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
    isInFigures: true,
    fonts: { serif: 'Noto Serif Devanagari', sans: 'Noto Sans Devanagari', sample: 'क', hasOpenDyslexic: false },
    espeakVoice: 'hi',
    searchConfigurations: ['simple'],
    dates: { hasFullMonths: true },
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
    isInFigures: true,
    fonts: { serif: 'Noto Serif Tamil', sans: 'Noto Sans Tamil', sample: 'அ', hasOpenDyslexic: false },
    espeakVoice: 'ta',
    searchConfigurations: ['simple'],
    dates: { isDayFirst: true, evening: ['அந்தி மாலை', 'மாலை', 'இரவு'] },
  },
} as const satisfies Record<string, LanguageDescriptor>
