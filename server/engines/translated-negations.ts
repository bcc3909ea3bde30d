import type { Target } from '#contract/languages.ts'

/** Of a language without its words nothing is known. */
type WordsOf = Partial<Record<Target, RegExp>>

/** Words that turn a sentence round. */
interface Cue {
  what: string
  english: RegExp
  /** Any of these says the same. */
  translated: WordsOf
}

const T = '\\u0B80-\\u0BFF'
const NEGATION: WordsOf = {
  hi: /नहीं|(?:^|\s)(?:न|ना)(?=[\s,।;:*?]|$)|बिना/,
  // Not மாதம், பாதுகாப்பு, நல்ல or கூற்று, which have the same letters as forms of "not".
  ta: new RegExp(
    `[இி]ல்ல|அல்ல|ல்லா|(?<![நவ])ல்ல(?![${T}])|ா(?:த(?![${T}])|த(?:து|தா|வை|வர|வற|வன|வா|பட|போ)|து(?![${T}])|மல்|மை|விட்)|மாட்ட|வேண்டாம்|` +
      `[இி]ன்(?:றி|மை)|[${T}][க-ஹ]ற்ற(?![ுிைாோே])`,
  ),
}
export const WRONG: WordsOf = { hi: /ग़?लत|असत्य|अशुद्ध|त्रुटि|मिथ्या|झूठ/, ta: /தவற|பிழை|பொய்/ }
const EXCEPTION: WordsOf = { hi: /छोड़|सिवा|अलावा|अतिरिक्त|अपवाद/, ta: /தவிர|நீங்கலாக|விதிவிலக்/ }

const either = (...all: WordsOf[]): WordsOf => {
  const of = (target: Target) => new RegExp(all.flatMap((words) => words[target]?.source ?? []).join('|'))
  return Object.fromEntries(Object.keys(NEGATION).map((target) => [target, of(target as Target)]))
}

const OF_TRUTH = '(?:correct|correctly|true|right|accurate)'
/** "Not less than" and "no matter" are said without a negation in other languages. */
const SOFT = '(?:only|less|more|later|for profit|for-profit)'

const CUES: Cue[] = [
  { what: 'negation', english: new RegExp(`\\bnot ${OF_TRUTH}\\b`, 'i'), translated: either(NEGATION, WRONG) },
  {
    what: 'negation',
    english: new RegExp(
      `\\b(?:not(?![ -](?:${OF_TRUTH}|${SOFT})\\b)(?!-)|never|cannot|nor|neither|none|no(?!\\. ?\\d| matter| effect| later| less| more))\\b|n['’]t\\b`,
      'i',
    ),
    translated: NEGATION,
  },
  { what: '“except”', english: /\bexcept\b/i, translated: either(EXCEPTION, NEGATION) },
  { what: '“incorrect”', english: /\bincorrect(?:ly)?\b|\b(?:is|are) (?:wrong|false)\b/i, translated: either(WRONG, NEGATION) },
]

/**
 * A word that is lost turns a fact round. In a long text another one hides it, so texts with as many sentences are compared by
 * sentence.
 * @returns what is lost, such as `negation`
 */
export function lostNegation(english: string, translated: string, to: Target): string | undefined {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translated)]
  if (ours.length !== theirs.length) return lostIn(english, translated, to)
  return ours.map((sentence, at) => lostIn(sentence, theirs[at] ?? '', to)).find((lost) => lost !== undefined)
}

const lostIn = (english: string, translated: string, to: Target) =>
  CUES.find((cue) => cue.english.test(english) && cue.translated[to]?.test(translated) === false)?.what

export const sentencesOf = (text: string) => text.split(/[.?!।](?=\s)|\n/).filter((sentence) => sentence.trim())

/**
 * Whether a translation asks for what is right where English asks for what is wrong, or the other way round.
 * @param english the line that says what is asked for, as `translated`
 */
export function asksForTheOpposite(english: string, translated: string, to: Target): boolean {
  if (!NEGATION[to] || !/\b(?:correct|incorrect|correctly|incorrectly|true|false|right|wrong|except)\b/i.test(english))
    return false
  const isWrong = [NEGATION, WRONG, EXCEPTION].some((words) => words[to]?.test(translated))
  return isWrong !== /\b(?:not|incorrect|incorrectly|wrong|false|except)\b/i.test(english)
}
