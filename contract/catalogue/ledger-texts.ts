import type { Language } from '#contract/languages.ts'

export interface LedgerTexts {
  /** @param paper its short name */
  all: (paper: string) => string
  none: string
  finished: (finished: number, published: number) => string
  parts: (count: number) => string
  /** @param right with its percent sign */
  answers: (answered: number, right: string) => string
  cards: (known: number, cards: number) => string
  written: (count: number) => string
}

const some = (count: number, one: string, other = `${one}s`) => `${count} ${count === 1 ? one : other}`

/** Rows of the syllabus. */
export const LEDGER_TEXTS: Record<Language, LedgerTexts> = {
  en: {
    all: (paper) => `${paper}: the whole paper`,
    none: 'No articles yet',
    finished: (finished, published) => `${finished} of ${some(published, 'article')} finished`,
    parts: (count) => some(count, 'part'),
    answers: (answered, right) => `${some(answered, 'question')}, ${right} right`,
    cards: (known, cards) => `${known} of ${some(cards, 'card')} known`,
    written: (count) => `${some(count, 'answer')} written`,
  },
  hi: {
    all: (paper) => `${paper}: पूरा प्रश्नपत्र`,
    none: 'अभी कोई लेख नहीं',
    finished: (finished, published) => `${published} में से ${finished} लेख पूरे`,
    parts: (count) => `${count} भाग`,
    answers: (answered, right) => `${answered} प्रश्न, ${right} सही`,
    cards: (known, cards) => `${cards} में से ${known} कार्ड याद`,
    written: (count) => `${count} उत्तर लिखे`,
  },
  ta: {
    all: (paper) => `${paper}: முழுத் தாள்`,
    none: 'இன்னும் கட்டுரைகள் இல்லை',
    finished: (finished, published) => `${some(published, 'கட்டுரையில்', 'கட்டுரைகளில்')} ${finished} முடிந்தது`,
    parts: (count) => some(count, 'பகுதி', 'பகுதிகள்'),
    answers: (answered, right) => `${some(answered, 'வினா', 'வினாக்கள்')}, ${right} சரி`,
    cards: (known, cards) => `${some(cards, 'அட்டையில்', 'அட்டைகளில்')} ${known} நினைவில்`,
    written: (count) => (count === 1 ? '1 விடை எழுதப்பட்டது' : `${count} விடைகள் எழுதப்பட்டன`),
  },
}
