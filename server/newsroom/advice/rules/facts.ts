import { numbersIn } from '#server/engines/translation-check.ts'
import { bare, sentencesOf } from '#server/newsroom/shared/words.ts'
import { proseOf } from './english-texts.ts'
import type { ArticleCheck, Finding } from './finding.ts'

/** The share of common words of a fact and a sentence that says the same. */
const SAME_FACT = 0.6
/** Fewer words say too little. */
const LEAST_WORDS = 4

const MEASURES = '%|per ?cent|(?:lakh|crore|million|billion|trillion)\\b(?: (?:crore|tonnes))?|[a-z]{3,}'
const MEASURED = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?(?:[ -]?(?:${MEASURES}))`, 'gi')

/** A fact has its number wherever it is said: “15 per cent” in the summary is not the “16 %” of the fact. */
export const checkFacts: ArticleCheck = (article) => {
  const facts = article.facts.flatMap(({ sentence, value }) => {
    const words = wordsOf(sentence)
    const [told] = measuredIn(value)
    return told && words.size >= LEAST_WORDS ? [{ value, words, told, numbers: new Set(numbersIn(sentence)) }] : []
  })
  if (facts.length === 0) return []
  return proseOf(article).flatMap(([path, text]) =>
    sentencesOf(text).flatMap((sentence): Finding[] => {
      const found = measuredIn(sentence)
      if (found.length === 0) return []
      const words = wordsOf(sentence)
      return facts.flatMap(({ value, told, numbers, ...fact }) => {
        if (found.some((one) => isRounded(one.number, told.number))) return []
        const other = found.find(({ number, measure }) => measure === told.measure && !numbers.has(number))
        if (!other || shareInCommon(fact.words, words) < SAME_FACT) return []
        return [{ path, message: `“${other.text}” stands here, the fact says “${value}”` }]
      })
    }),
  )
}

/** 97 says the same as 97.27. */
const isRounded = (number: string, exact: string) => {
  const digits = number.split('.')[1]?.length ?? 0
  return number === exact || Number(number) === Number(Number(exact).toFixed(Math.min(digits, 20)))
}

const wordsOf = (text: string) =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => word.length > 3 && !/\p{N}/u.test(word)),
  )

function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common)
}

/** Numbers with what they count: `16 %`, `₹12.2 lakh crore`, `7 principles`. */
function measuredIn(text: string): { text: string; number: string; measure: string }[] {
  return [...text.matchAll(MEASURED)].flatMap(([found]) => {
    const [number] = numbersIn(found)
    const measure = found.replace(/^[\d,.]+[ -]?/, '').toLowerCase()
    return number ? [{ text: found, number, measure: /^per ?cent$/.test(measure) ? '%' : measure }] : []
  })
}
