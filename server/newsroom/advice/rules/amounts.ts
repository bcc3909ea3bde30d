import { twins, wordsOf } from '#server/newsroom/shared/words.ts'
import type { ArticleCheck, Finding } from './finding.ts'

export const CATEGORIES = ['GS1', 'GS2', 'GS3', 'GS4', 'Essay', 'Prelims']
const SECTIONS = ['past', 'present', 'future']
const ANALYSIS_WORDS = { least: 500, most: 900 }
const SECTION_WORDS = { least: 100, most: 500 }
const SUMMARY_WORDS = { least: 40, most: 90 }
const TITLE_LETTERS = { least: 30, most: 100 }
const KEY_TERMS = { least: 6, most: 12 }
const LEAST_HISTORY = 5
const LEAST_FLASHCARDS = 6
const LEAST_QUESTIONS = 5
const LEAST_MAINS = 2

interface Range {
  least: number
  most?: number
}

function outside(path: string, count: number, { least, most = Number.POSITIVE_INFINITY }: Range, of: string): Finding[] {
  if (count >= least && count <= most) return []
  const wanted = most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
  return [{ path, message: `${count} ${of}, ${wanted} wanted` }]
}

/** A title fits a card, a summary a screen, and the analysis is read in four minutes: past, present and future, none of them a stub. */
export const checkLengths: ArticleCheck = ({ title, summary, analysis_text }) => [
  ...outside('title', title.length, TITLE_LETTERS, 'characters'),
  ...outside('summary', wordsOf(summary).length, SUMMARY_WORDS, 'words'),
  ...outside('analysis_text', wordsOf(Object.values(analysis_text).join('\n')).length, ANALYSIS_WORDS, 'words'),
  ...SECTIONS.flatMap((name) =>
    outside(`analysis_text.${name}`, wordsOf(analysis_text[name] ?? '').length, SECTION_WORDS, 'words'),
  ),
]

/** An article has something for every part of the page. */
export const checkAmounts: ArticleCheck = ({ follow_up_data, potential_questions, mains_model_answers }) => [
  ...outside('follow_up_data.key_terms_list', follow_up_data.key_terms_list.length, KEY_TERMS, 'key terms'),
  ...outside('follow_up_data.historical_context', follow_up_data.historical_context.length, { least: LEAST_HISTORY }, 'lines'),
  ...outside('follow_up_data.flashcards', follow_up_data.flashcards.length, { least: LEAST_FLASHCARDS }, 'flashcards'),
  ...outside(
    'potential_questions.prelims_quiz',
    potential_questions?.prelims_quiz.length ?? 0,
    { least: LEAST_QUESTIONS },
    'questions',
  ),
  ...outside('mains_model_answers', mains_model_answers.length, { least: LEAST_MAINS }, 'model answers'),
]

/** A paper of the examination, spelt as everywhere else. */
export const checkCategory: ArticleCheck = ({ gs_paper_category }) =>
  CATEGORIES.includes(gs_paper_category)
    ? []
    : [{ path: 'gs_paper_category', message: `"${gs_paper_category}" is none of ${CATEGORIES.join(', ')}` }]

/** A quiz has a name of its own in the history of attempts. */
export const checkQuizTitle: ArticleCheck = ({ quiz_title }) =>
  quiz_title ? [] : [{ path: 'quiz_title', message: 'Is missing' }]

/** Nothing is asked, defined or told twice in one article. */
export const checkTwins: ArticleCheck = ({ follow_up_data, mains_model_answers, potential_questions }) => {
  const lists: [string, string[]][] = [
    ['follow_up_data.key_terms_list', follow_up_data.key_terms_list.map(({ term }) => term)],
    ['follow_up_data.historical_context', follow_up_data.historical_context],
    ['follow_up_data.flashcards', follow_up_data.flashcards.map(({ front }) => front)],
    ['mains_model_answers', mains_model_answers.map(({ question }) => question)],
    ...mains_model_answers.map(({ key_demands = [] }, place): [string, string[]] => [
      `mains_model_answers.${place}.key_demands`,
      key_demands.map(({ point }) => point),
    ]),
    ['potential_questions.prelims_quiz', (potential_questions?.prelims_quiz ?? []).map(({ question_text }) => question_text)],
  ]
  return lists.flatMap(([path, texts]) =>
    twins(texts).map(([place, earlier]) => ({ path: `${path}.${place}`, message: `Is the same as number ${earlier}` })),
  )
}
