import { TARGETS, type Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import { lostNegation } from '#server/engines/translated-negations.ts'
import { questionFaults } from '#server/newsroom/shared/translated-question.ts'
import type { ArticleCheck, DayCheck, Finding } from './finding.ts'
import { practicePairs } from './practice-pairs.ts'
import { keyTermsIn } from './swapped-names.ts'
import { pairsOf } from './translated-pairs.ts'

type Article = Parameters<ArticleCheck>[0]

/** The articles of a day that are in another language have their quiz title, cards and model answers in it, so that practice has no gaps. */
export const checkTranslatedPracticeIsWhole: DayCheck = ({ articles }) =>
  TARGETS.filter((to) => articles.some((article) => isBegun(article, to))).flatMap((to) =>
    articles.flatMap((article, place) =>
      isBegun(article, to) || article.title_translated[to]
        ? missingIn(article, to).map(({ path, message }) => ({ path: `articles.${place}.${path}`, message }))
        : [],
    ),
  )

const isBegun = (article: Article, to: Target) => practicePairs(article, to).some(({ translated }) => translated)

function missingIn(article: Article, to: Target): Finding[] {
  const { follow_up_data, mains_model_answers, quiz_title, quiz_title_translated } = article
  const lists = [
    ['follow_up_data.flashcards', follow_up_data.flashcards],
    ['mains_model_answers', mains_model_answers],
  ] as const
  const missing = (path: string) => ({ path, message: 'Is missing; others of the day have it' })
  return [
    ...(quiz_title && !quiz_title_translated[to] ? [missing(`quiz_title_translated.${to}`)] : []),
    ...lists.flatMap(([list, items]) =>
      items.flatMap(({ translated }, place) => (translated?.[to] ? [] : [missing(`${list}.${place}.translated.${to}`)])),
    ),
  ]
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

/** Looks at practice, and of model answers only at short texts: in a paragraph another negation would hide the one that is lost. */
export const checkTranslatedNegations: ArticleCheck = (article) =>
  pairsOf(article)
    .filter(({ path }) => PRACTICE.test(path) && !path.includes('.answer paragraph'))
    .flatMap(({ path, english, translated, to }) => {
      const lost = lostNegation(english, translated, to)
      return lost ? [{ path, message: `Has lost the ${lost} of the English` }] : []
    })

const PRACTICE = /^(?:potential_questions|follow_up_data|mains_model_answers|must_know)/

/** Statements, options and what is asked for are those of the English question. */
export const checkTranslatedQuestions: ArticleCheck = (article) =>
  TARGETS.flatMap((to) => {
    const terms = keyTermsIn(article, to)
    return (article.potential_questions?.prelims_quiz ?? []).flatMap(({ translated, ...question }, place) => {
      const theirs = translated?.[to]
      if (!theirs) return []
      return questionFaults(question, theirs, to, terms).map(({ field, fault }) => ({
        path: `potential_questions.prelims_quiz.${place}.translated.${to}.${field}`,
        message: `Is not the English question: ${fault}`,
      }))
    })
  })
