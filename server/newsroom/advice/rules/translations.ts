import { TARGETS, type Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import { faultOf } from '#server/engines/translation-check.ts'
import type { ArticleCheck, Finding } from './finding.ts'
import { pairsOf } from './translated-pairs.ts'

type Article = Parameters<ArticleCheck>[0]

/** A translation must be complete: title, summary, each section, and the same number of key terms and history lines. */
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

/** A quiz is translated as a whole, with every explanation, so that a paper in two languages has no gaps. */
export const checkTranslatedQuizIsWhole: ArticleCheck = ({ potential_questions }) => {
  const questions = potential_questions?.prelims_quiz ?? []
  return TARGETS.filter((to) => questions.some(({ translated }) => translated?.[to])).flatMap((to) =>
    questions.flatMap(({ explanation, translated }, place) => {
      const path = `potential_questions.prelims_quiz.${place}.translated.${to}`
      if (!translated?.[to]) return [{ path, message: 'Is missing; other questions of the quiz have it' }]
      return explanation && !translated[to].explanation ? [{ path: `${path}.explanation`, message: 'Is missing' }] : []
    }),
  )
}

/** The rule for machines' translations holds for people's too: script, shape, length, nothing broken. Numbers have their own check. */
export const checkTranslatedScript: ArticleCheck = (article) =>
  pairsOf(article).flatMap(({ path, english, translated, to }) => {
    const fault = faultOf(withoutNumbers(english), withoutNumbers(withoutNames(translated, english)), to)
    return fault ? [{ path, message: `Not taken as a translation: ${fault}` }] : []
  })

/** What is left of 1964-66 at the beginning would be a bullet. */
const withoutNumbers = (text: string) => text.replace(/[\d०-९௦-௯]/g, '').replace(/^-(?=\s)/, '')

/** A long name may stay in brackets or in place as English has it: what an abbreviation stands for, say. In brackets any word may. */
const LONG_NAME = /[A-Z][a-z]+(?:,? (?:of|and|for|the|in|on|to|[A-Z][A-Za-z-]*)){1,11}/g
const IN_BRACKETS = /(?<!\s)\s*\(([A-Za-z][A-Za-z -]+)\)/g
const withoutNames = (translated: string, english: string) =>
  translated
    .replace(LONG_NAME, (name) => (english.includes(name) ? '' : name))
    .replace(IN_BRACKETS, (whole, name: string) => (english.toLowerCase().includes(name.toLowerCase()) ? '' : whole))
