import type { Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import type { ArticleCheck } from './finding.ts'

type Article = Parameters<ArticleCheck>[0]

interface Texts {
  path: string
  english: string
  translated: string
}

/** Flashcards, and questions, key demands and paragraphs of model answers. */
export const practicePairs = (article: Article, to: Target): Texts[] => [...cardPairs(article, to), ...mainsPairs(article, to)]

function cardPairs({ follow_up_data }: Article, to: Target): Texts[] {
  return follow_up_data.flashcards.flatMap(({ front, back, translated }, place) => {
    const path = `follow_up_data.flashcards.${place}.translated.${to}`
    const theirs = translated?.[to]
    return [
      { path: `${path}.front`, english: front, translated: theirs?.front ?? '' },
      { path: `${path}.back`, english: back, translated: theirs?.back ?? '' },
    ]
  })
}

function mainsPairs({ mains_model_answers }: Article, to: Target): Texts[] {
  return mains_model_answers.flatMap(({ question, answer, key_demands = [], translated }, place) => {
    const path = `mains_model_answers.${place}.translated.${to}`
    const theirs = translated?.[to]
    const paragraphs = paragraphsOf(theirs?.answer ?? '')
    return [
      { path: `${path}.question`, english: question, translated: theirs?.question ?? '' },
      ...key_demands.map(({ point }, at) => ({
        path: `${path}.key_demands.${at}`,
        english: point,
        translated: theirs?.key_demands?.[at] ?? '',
      })),
      ...paragraphsOf(answer).map((english, at) => ({
        path: `${path}.answer paragraph ${at + 1}`,
        english,
        translated: paragraphs[at] ?? '',
      })),
    ]
  })
}
