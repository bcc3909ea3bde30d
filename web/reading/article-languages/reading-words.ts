import type { Language } from '#contract/languages.ts'

/** The headings inside an article follow the language it is read in; the rest of the interface is English. */
interface Words {
  summary: string
  past: string
  present: string
  future: string
  content: string
  further: string
  /** Short, for the rail. */
  more: string
  terms: string
  history: string
}

export const READING_WORDS: Record<Language, Words> = {
  en: {
    summary: 'Executive summary',
    past: 'Past',
    present: 'Present',
    future: 'Future',
    content: 'Analysis',
    further: 'Further analysis',
    more: 'More',
    terms: 'Key terms',
    history: 'Historical context',
  },
  hi: {
    summary: 'सारांश',
    past: 'अतीत',
    present: 'वर्तमान',
    future: 'भविष्य',
    content: 'विश्लेषण',
    further: 'आगे का विश्लेषण',
    more: 'आगे',
    terms: 'प्रमुख शब्द',
    history: 'ऐतिहासिक संदर्भ',
  },
  ta: {
    summary: 'சுருக்கம்',
    past: 'கடந்தகாலம்',
    present: 'நிகழ்காலம்',
    future: 'எதிர்காலம்',
    content: 'பகுப்பாய்வு',
    further: 'மேலும் பகுப்பாய்வு',
    more: 'மேலும்',
    terms: 'முக்கியச் சொற்கள்',
    history: 'வரலாற்றுப் பின்னணி',
  },
}

/** What each of the three parts answers. */
const QUESTIONS: Record<Language, Partial<Record<string, string>>> = {
  en: { past: 'What led here', present: 'What happened', future: 'What may follow' },
  hi: { past: 'पृष्ठभूमि', present: 'क्या हुआ', future: 'आगे क्या हो सकता है' },
  ta: { past: 'பின்னணி', present: 'நடந்தது என்ன', future: 'அடுத்து என்ன நடக்கலாம்' },
}

export const sectionQuestion = (key: string, lang: Language): string | undefined => QUESTIONS[lang][key]

/** @param key a section's name in the analysis, such as `past` or `section_4` */
export function sectionHeading(key: string, lang: Language): string {
  return named(key, lang, 'further')
}

/** The heading as short as the rail needs it. */
export function stationName(key: string, lang: Language): string {
  return named(key, lang, 'more')
}

function named(key: string, lang: Language, beyond: 'further' | 'more'): string {
  const words = READING_WORDS[lang]
  if (key === 'past' || key === 'present' || key === 'future' || key === 'content') return words[key]
  // Numbered parts go on after the three named ones, so section_4 is the first of the further ones.
  const number = Number(key.replace('section_', '')) - 3
  return number > 1 ? `${words[beyond]} ${number}` : words[beyond]
}
