import { TARGETS, type Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/translations.ts'
import { faultOf, numbersIn } from '#server/platform/translation-check.ts'
import type { ArticleCheck, Finding } from './finding.ts'

type Article = Parameters<ArticleCheck>[0]
type Pair = { path: string; english: string; translated: string; to: Target }

/** Whoever reads in another language gets all of it: title, summary, each section, key terms and history, as many of each. */
export const checkTranslationsAreWhole: ArticleCheck = (article) => TARGETS.flatMap((to) => missingParts(article, to))

function missingParts(article: Article, to: Target): Finding[] {
  const { title_translated, summary_translated, analysis_text_translated, follow_up_data: more } = article
  const english = countsOf(article.analysis_text, article.title, article.summary, more.key_terms_list, more.historical_context)
  const translated = countsOf(
    analysis_text_translated[to] ?? {},
    title_translated[to],
    summary_translated[to],
    more.key_terms_list_translated[to] ?? [],
    more.historical_context_translated[to] ?? [],
  )
  if (Object.values(translated).every((count) => count === 0)) return []
  return [...new Set([...Object.keys(english), ...Object.keys(translated)])]
    .filter((part) => (english[part] ?? 0) !== (translated[part] ?? 0))
    .map((part) => ({
      path: placeOf(part, to),
      message: `${translated[part] ?? 0} paragraphs, lines or terms, ${english[part] ?? 0} in English`,
    }))
}

const placeOf = (part: string, to: Target) => {
  if (part.startsWith('analysis_text.')) return part.replace('analysis_text.', `analysis_text_translated.${to}.`)
  return `${part}_translated.${to}`
}

function countsOf(
  analysis: Record<string, string>,
  title: string | undefined,
  summary: string | undefined,
  terms: unknown[],
  history: unknown[],
): Record<string, number> {
  return {
    title: title ? 1 : 0,
    summary: summary ? paragraphsOf(summary).length : 0,
    ...Object.fromEntries(Object.entries(analysis).map(([name, text]) => [`analysis_text.${name}`, paragraphsOf(text).length])),
    'follow_up_data.key_terms_list': terms.length,
    'follow_up_data.historical_context': history.length,
  }
}

/** The rule for machines' translations holds for people's too: script, shape, length, nothing broken. Numbers have their own check. */
export const checkTranslatedScript: ArticleCheck = (article) =>
  pairsOf(article).flatMap(({ path, english, translated, to }) => {
    const fault = faultOf(withoutNumbers(english), withoutNumbers(withoutNames(translated, english)), to)
    return fault ? [{ path, message: `Not taken as a translation: ${fault}` }] : []
  })

const withoutNumbers = (text: string) => text.replace(/[\d०-९௦-௯]/g, '')

/** A long name may stay in brackets or in place as English has it: what an abbreviation stands for, say. */
const withoutNames = (translated: string, english: string) =>
  translated.replace(/[A-Za-z]+(?:,? [A-Za-z]+){1,11}/g, (name) => (english.includes(name) ? '' : name))

/** Numbers are the same in every language; small ones may be words in one of them. */
export const checkTranslatedNumbers: ArticleCheck = (article) =>
  pairsOf(article).flatMap(({ path, english, translated }) => {
    const [ours, theirs] = [figures(english), figures(translated)]
    const lost = ours.filter((one) => !isIn(one, theirs, english))
    const extra = theirs.filter((one) => !isIn(one, ours, english))
    return [
      ...(lost.length > 0 ? [{ path, message: `Does not have ${lost.join(', ')}` }] : []),
      ...(extra.length > 0 ? [{ path, message: `Has ${extra.join(', ')}, which English does not` }] : []),
    ]
  })

/** Up to here numbers may be words. */
const LARGEST_WORD = 12
const figures = (text: string) =>
  [...new Set(numbersIn(text))].filter((number) => Number(number) > LARGEST_WORD || number.includes('.'))

/** 2.5 million is 25 lakh: where English counts in millions, only the digits need be the same. */
function isIn(number: string, others: string[], english: string): boolean {
  if (others.includes(number)) return true
  if (!/\b(?:million|billion|trillion)\b/.test(english)) return false
  return others.some((other) => mantissa(other) === mantissa(number))
}

const mantissa = (number: string) => number.replace('.', '').replace(/^0+|0+$/g, '')

/** Everything that stands beside its English: titles, summaries, and paragraphs, terms and lines one by one. */
function pairsOf(article: Article): Pair[] {
  return TARGETS.flatMap((to) =>
    [...textPairs(article, to), ...listPairs(article, to)]
      .filter(({ english, translated }) => english && translated)
      .map((pair) => ({ ...pair, to })),
  )
}

function textPairs(article: Article, to: Target) {
  const { title, summary, analysis_text, title_translated, summary_translated, analysis_text_translated } = article
  return [
    { path: `title_translated.${to}`, english: title, translated: title_translated[to] ?? '' },
    { path: `summary_translated.${to}`, english: summary, translated: summary_translated[to] ?? '' },
    ...Object.entries(analysis_text).flatMap(([name, text]) => {
      const theirs = paragraphsOf(analysis_text_translated[to]?.[name] ?? '')
      return paragraphsOf(text).map((english, place) => ({
        path: `analysis_text_translated.${to}.${name} paragraph ${place + 1}`,
        english,
        translated: theirs[place] ?? '',
      }))
    }),
  ]
}

function listPairs({ follow_up_data: more }: Article, to: Target) {
  const terms = more.key_terms_list_translated[to] ?? []
  const history = more.historical_context_translated[to] ?? []
  return [
    ...more.key_terms_list.map(({ definition }, place) => ({
      path: `follow_up_data.key_terms_list_translated.${to}.${place}.definition`,
      english: definition,
      translated: terms[place]?.definition ?? '',
    })),
    ...more.historical_context.map((english, place) => ({
      path: `follow_up_data.historical_context_translated.${to}.${place}`,
      english,
      translated: history[place] ?? '',
    })),
  ]
}
