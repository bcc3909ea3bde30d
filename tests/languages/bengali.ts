import type { LanguageDescriptor } from '#contract/language-descriptors.ts'

/** A language that the product does not have, with the descriptor, rules and texts that a developer would add. */
export const BENGALI: LanguageDescriptor = {
  ownName: 'বাংলা',
  englishName: 'Bengali',
  script: 'Bengali',
  block: ['\u0980', '\u09ff'],
  direction: 'ltr',
  locale: 'bn-IN',
  zero: '০',
  isTarget: true,
  isInFigures: false,
  fonts: { serif: 'Noto Serif Bengali', sans: 'Noto Sans Bengali', sample: 'ক', hasOpenDyslexic: false },
  espeakVoice: 'bn',
  searchConfigurations: ['simple'],
}

export const BENGALI_RULES = {
  SENTENCE_RULES: { abbreviations: 'ডা', initials: '[\\u0980-\\u09ff]{1,3}' },
  SPEECH_TEXTS: { rupees: 'টাকা', dollars: 'ডলার', euros: 'ইউরো', to: 'থেকে', percent: 'শতাংশ', scales: 'লক্ষ|কোটি', expansions: [] },
  SEARCH_RULES: { smallWords: 'এবং', inflections: [{ ending: /ের$/, letters: 3, others: [''] }] },
  NUMBER_RULES: { scales: { crore: 'কোটি', lakh: 'লক্ষ' }, ordinals: 'ম', counts: ['এক', 'দু', 'তিন', 'চার', 'পাঁচ', 'ছয়'] },
}

/** By file of messages/bn/reading-language/. */
export const BENGALI_TEXTS = {
  page: {
    summary: 'সারাংশ',
    past: 'অতীত',
    present: 'বর্তমান',
    future: 'ভবিষ্যৎ',
    content: 'বিশ্লেষণ',
    further: 'আরও বিশ্লেষণ',
    more: 'আরও',
    terms: 'মূল শব্দ',
    history: 'ঐতিহাসিক প্রেক্ষাপট',
  },
  'section-questions': { past: 'পটভূমি' },
  preview: { first: 'সংবিধান ন্যায়ের প্রতিশ্রুতি দেয়।', rest: 'এটি জনগণের।', second: 'প্রস্তাবনা জনগণ দিয়ে শুরু।' },
  compilation: {
    size: ({ articles, topics }: { articles: number; topics: number }) => `${topics}টি বিষয়ে ${articles}টি নিবন্ধ`,
    contents: 'সূচিপত্র',
    mustKnow: 'জানা আবশ্যক',
    others: 'অন্যান্য বিষয়',
    also: 'এ বিষয়ে আরও',
    questions: 'প্রশ্ন',
    key: 'উত্তর ও ব্যাখ্যা',
  },
  provenance: { sinceThen: 'তারপর থেকে', facts: 'তথ্য' },
  study: { studyWith: 'সঙ্গে পড়ুন', watch: 'নজরে রাখুন' },
  controls: { more: 'আরও' },
}

/** The compiled texts of a file, with Bengali. */
export async function withBengali<Texts>(file: keyof typeof BENGALI_TEXTS, original: () => Promise<{ TEXTS: Texts }>) {
  const { TEXTS } = await original()
  return { TEXTS: { ...TEXTS, bn: BENGALI_TEXTS[file] } }
}
