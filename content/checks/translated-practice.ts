import { TARGETS, type Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import type { ArticleCheck, DayCheck, Finding } from './finding.ts'
import { practicePairs } from './practice-pairs.ts'

type Article = Parameters<ArticleCheck>[0]

/** A day in another language has all its cards and model answers in it, so that practice has no gaps. */
export const checkTranslatedPracticeIsWhole: DayCheck = ({ articles }) =>
  TARGETS.filter((to) => articles.some((article) => isBegun(article, to))).flatMap((to) =>
    articles.flatMap((article, place) =>
      missingIn(article, to).map(({ path, message }) => ({ path: `articles.${place}.${path}`, message })),
    ),
  )

const isBegun = (article: Article, to: Target) => practicePairs(article, to).some(({ translated }) => translated)

function missingIn({ follow_up_data, mains_model_answers }: Article, to: Target): Finding[] {
  const lists = [
    ['follow_up_data.flashcards', follow_up_data.flashcards],
    ['mains_model_answers', mains_model_answers],
  ] as const
  return lists.flatMap(([list, items]) =>
    items.flatMap(({ translated }, place) =>
      translated?.[to] ? [] : [{ path: `${list}.${place}.translated.${to}`, message: 'Is missing; others of the day have it' }],
    ),
  )
}

/** A model answer has the headings, lists and paragraphs of the English, in its order. */
export const checkTranslatedAnswers: ArticleCheck = ({ mains_model_answers }) =>
  mains_model_answers.flatMap(({ answer, translated }, place) =>
    TARGETS.flatMap((to) => {
      const theirs = translated?.[to]?.answer
      if (theirs === undefined) return []
      const [ours, found] = [paragraphsOf(answer).length, paragraphsOf(theirs).length]
      if (ours === found) return []
      return [
        { path: `mains_model_answers.${place}.translated.${to}.answer`, message: `${found} paragraphs, ${ours} in English` },
      ]
    }),
  )

const ENGLISH_NEGATION = /\b(?:not|never|cannot|nor|neither|no)\b|n['’]t\b/i
const NEGATIONS: Record<Target, RegExp> = {
  hi: /नहीं|(?:^|\s)(?:न|मत)(?=[\s,।;:?]|$)|बिना/,
  ta: /[இி]ல்ல|அல்ல|ா(?:த|து|மல்|மை|விட்)|வேண்டாம்|[இி]ன்(?:றி|மை)|ற்ற/,
}

/** A negation that is lost turns a fact round. Looks at short texts; in long ones another negation would hide it. */
export const checkTranslatedNegations: ArticleCheck = (article) =>
  TARGETS.flatMap((to) =>
    practicePairs(article, to)
      .filter(({ path }) => !path.includes('.answer paragraph'))
      .filter(({ english, translated }) => translated && ENGLISH_NEGATION.test(english) && !NEGATIONS[to].test(translated))
      .map(({ path }) => ({ path, message: 'Has no negation, but the English does' })),
  )
