import { cutText } from '#contract/cut-text.ts'
import { SENTENCE_RULES, SPEECH_TEXTS } from '#contract/language-rules/rules.ts'
import type { Replacement } from '#contract/language-rules/shape.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { withoutEmphasis } from '#contract/reading/split-emphasis.ts'
import { withSpokenTables } from '#contract/reading/spoken-tables.ts'

/** espeak-ng reads "₹1.73 lakh crore" as "rupee one point…", "2023-24" with a "dash", and no ₹ in Hindi. */
export function speechText(text: string, language: Language): string {
  const plain = withSpokenTables(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' ? '\n' : char === '\u200d' || char === '\u200c' ? char : ' '))
    // espeak-ng reads tags, and text in double brackets as phonemes.
    .replace(/\[\[|\]\]/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\*\*/g, '')
    .split('\n')
    .map((line) => withStop(withoutEmphasis(line.replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/, '')).trim()))
    .filter(Boolean)
    .join('\n')
  return withWords(plain, language)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** Otherwise a heading runs into the next sentence. */
const withStop = (line: string): string => (line && !/[.!?।:;…"”')]$/.test(line) ? `${line}.` : line)

const AMOUNT = String.raw`(\d[\d,]*(?:\.\d+)?)`
const SCALE = String.raw`(\s*(?:${LANGUAGES.map((language) => SPEECH_TEXTS[language].scales).join('|')}))?`

function withWords(text: string, language: Language): string {
  const words = SPEECH_TEXTS[language]
  const after = (sign: string, word: string) => [new RegExp(`${sign}\\s*${AMOUNT}${SCALE}`, 'gi'), `$1$2 ${word}`] as const
  const changes: Replacement[] = [
    after(String.raw`(?:₹|\bRs\.?|\bINR\b)`, words.rupees),
    after(String.raw`(?:US)?\$`, words.dollars),
    after('€', words.euros),
    [/₹/g, ` ${words.rupees} `],
    // 2023-24, 2019–2024, 10-15.
    [/(?<![\d.,/-])(\d{1,4})\s?[-–—]\s?(\d{1,4})(?![\d/-]|[.,]\d)/g, `$1 ${words.to} $2`],
    [/(\d)\s?%/g, `$1 ${words.percent}`],
    ...words.expansions,
  ]
  return changes.reduce((said, [from, to]) => said.replace(from, to as string), text)
}

const ABBREVIATIONS = LANGUAGES.map((language) => SENTENCE_RULES[language].abbreviations).join('|')
const ABBREVIATED = new RegExp(String.raw`(?:^|\s)(?:\p{Lu}|${ABBREVIATIONS})\.$`, 'u')

/** Searching the whole text would be slow. */
const LONGEST_ABBREVIATION = 60

/** Between sentences where possible. */
export function splitText(text: string, most: number, language: Language): string[] {
  if (text.length <= most) return [text]
  const found: string[] = []
  let piece = ''
  for (const sentence of sentencesOf(text, language).flatMap((sentence) => cut(sentence, most))) {
    if (piece && piece.length + sentence.length > most) {
      found.push(piece)
      piece = ''
    }
    piece += sentence
  }
  return [...found, piece].map((one) => one.trim()).filter(Boolean)
}

function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  let start = 0
  // Kept apart: taking the end of a sentence that grows by each piece would copy all of it each time.
  let end = ''
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (index > start && !ABBREVIATED.test(end.trimEnd())) {
      sentences.push(text.slice(start, index))
      start = index
      end = ''
    }
    end = (end + segment).slice(-LONGEST_ABBREVIATION)
  }
  return [...sentences, text.slice(start)]
}

function cut(sentence: string, most: number): string[] {
  const parts: string[] = []
  for (let rest = sentence; rest; ) {
    const space = rest.length > most ? rest.lastIndexOf(' ', most - 1) : -1
    const part = space > 0 ? rest.slice(0, space + 1) : cutText(rest, most)
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}
