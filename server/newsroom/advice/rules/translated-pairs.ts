import { TARGETS, type Target } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import type { ArticleCheck } from './finding.ts'
import { practicePairs } from './practice-pairs.ts'

type Article = Parameters<ArticleCheck>[0]

interface Pair {
  path: string
  english: string
  translated: string
  to: Target
}

/** Everything that stands beside its English: titles, summaries, and paragraphs, terms, lines and questions one by one. */
export function pairsOf(article: Article): Pair[] {
  return TARGETS.flatMap((to) =>
    [...textPairs(article, to), ...listPairs(article, to), ...questionPairs(article, to), ...practicePairs(article, to)]
      .filter(({ english, translated }) => english && translated)
      .map((pair) => ({ ...pair, to })),
  )
}

function textPairs(article: Article, to: Target) {
  const { title, summary, analysis_text, title_translated, summary_translated, analysis_text_translated } = article
  const { quiz_title = '', quiz_title_translated } = article
  return [
    { path: `title_translated.${to}`, english: title, translated: title_translated[to] ?? '' },
    { path: `quiz_title_translated.${to}`, english: quiz_title, translated: quiz_title_translated[to] ?? '' },
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

function listPairs({ follow_up_data: more, ...article }: Article, to: Target) {
  const mustKnow = article.must_know_translated[to] ?? []
  const terms = more.key_terms_list_translated[to] ?? []
  const history = more.historical_context_translated[to] ?? []
  return [
    ...article.must_know.map((english, place) => ({
      path: `must_know_translated.${to}.${place}`,
      english,
      translated: mustKnow[place] ?? '',
    })),
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

function questionPairs({ potential_questions }: Article, to: Target) {
  return (potential_questions?.prelims_quiz ?? []).flatMap(({ question_text, explanation, options, translated }, place) => {
    const path = `potential_questions.prelims_quiz.${place}.translated.${to}`
    const theirs = translated?.[to]
    return [
      { path: `${path}.question_text`, english: question_text, translated: theirs?.question_text ?? '' },
      { path: `${path}.explanation`, english: explanation, translated: theirs?.explanation ?? '' },
      ...Object.entries(options).map(([letter, english]) => ({
        path: `${path}.options.${letter}`,
        english,
        translated: theirs?.options[letter] ?? '',
      })),
    ]
  })
}
