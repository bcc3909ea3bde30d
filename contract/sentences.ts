import { SENTENCE_RULES } from '#contract/language-rules/rules.ts'
import type { SentenceRules } from '#contract/language-rules/shape.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'

/** Trimmed sentences of one line, which do not end after abbreviations. */
export function sentencesOfLine(line: string, lang: Language): { start: number; end: number }[] {
  const whole: { start: number; end: number }[] = []
  for (const { index, segment } of segmenterOf(lang).segment(line)) {
    const [start, end] = [index + segment.length - segment.trimStart().length, index + segment.trimEnd().length]
    const before = whole.at(-1)
    if (start >= end) continue
    if (before && endsWithAbbreviation(line.slice(before.start, before.end))) before.end = end
    else whole.push({ start, end })
  }
  return whole
}

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(lang: Language): Intl.Segmenter {
  const known = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'sentence' })
  segmenters.set(lang, known)
  return known
}

const alternatives = (of: (rules: SentenceRules) => string) => LANGUAGES.map((lang) => of(SENTENCE_RULES[lang])).join('|')
const ABBREVIATION = new RegExp(`(?:^|[\\s(“"'])(?:${alternatives(({ abbreviations }) => abbreviations)})\\.$`, 'iu')
const INITIAL = new RegExp(`(?:^|[\\s(.“"'])(?:${alternatives(({ initials }) => initials)})\\.$`, 'u')

/** Searching the whole text for each sentence is slow. */
const LONGEST_ABBREVIATION = 60

function endsWithAbbreviation(sentence: string): boolean {
  const end = sentence.slice(-LONGEST_ABBREVIATION)
  return ABBREVIATION.test(end) || INITIAL.test(end)
}
