import { expect, test } from 'vitest'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { aSampleArticle, aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkTranslatedNumbers } from './translated-numbers.ts'
import {
  checkTranslatedAnswers,
  checkTranslatedNegations,
  checkTranslatedPracticeIsWhole,
  checkTranslatedQuestions,
} from './translated-practice.ts'
import { checkTranslatedScript } from './translations.ts'

const POINTS = ['One thing.', 'No court is needed.', 'Another thing.', 'An end.']
const CARD = { front: 'When was it signed?', back: 'In 1950.', translated: { hi: { front: 'कब हस्ताक्षर हुए?', back: '1950 में।' } } }
const HINDI = {
  question: 'चर्चा कीजिए। (150 शब्द)',
  answer: '### भूमिका\n**पहला** अनुच्छेद।',
  key_demands: ['एक बात।', 'अदालत की ज़रूरत नहीं।', 'दूसरी बात।', 'अंत।'],
}
const MAINS = {
  question: 'Discuss. (150 words)',
  answer: '### Introduction\nThe **first** paragraph.',
  key_demands: POINTS.map((point) => ({ point, marks: 3.75 })),
}

const articleWith = (hi: object = {}, card: object = CARD) =>
  aSampleArticle((article) => {
    article.follow_up_data.flashcards = [card] as ArticleUpload['follow_up_data']['flashcards']
    article.mains_model_answers = [{ ...MAINS, translated: { hi: { ...HINDI, ...hi } } }]
  })
const found = (article: ArticleUpload) =>
  [checkTranslatedScript, checkTranslatedNumbers, checkTranslatedAnswers, checkTranslatedNegations].flatMap((check) =>
    check(article, '').map(({ path, message }) => `${path}: ${message}`),
  )

test('translated practice passes when it says what the English says', () => {
  expect(found(articleWith())).toEqual([])
})

test('a number, a bold mark, a paragraph or a negation may not be lost', () => {
  expect(found(articleWith({}, { ...CARD, translated: { hi: { ...CARD.translated.hi, back: '1951 में।' } } }))).toEqual([
    'follow_up_data.flashcards.0.translated.hi.back: Does not have 1950',
    'follow_up_data.flashcards.0.translated.hi.back: Has 1951, which English does not',
  ])
  expect(found(articleWith({ answer: '### भूमिका\nपहला अनुच्छेद।' }))).toEqual([
    expect.stringContaining('mains_model_answers.0.translated.hi.answer paragraph'),
  ])
  expect(found(articleWith({ answer: `${HINDI.answer}\n\nदूसरा।` }))).toEqual([
    'mains_model_answers.0.translated.hi.answer: 2 paragraphs, 1 in English',
  ])
  const key_demands = HINDI.key_demands.map((point) => point.replace(' की ज़रूरत नहीं', ' की ज़रूरत है'))
  expect(found(articleWith({ key_demands }))).toEqual([
    'mains_model_answers.0.translated.hi.key_demands.1: Has lost the negation of the English',
  ])
})

const { translated: _, ...ENGLISH_CARD } = CARD
const missing = (...articles: ArticleUpload[]) =>
  checkTranslatedPracticeIsWhole(aSampleDay((day) => Object.assign(day, { articles }))).map(({ path }) => path)

test('all cards and answers of an article are translated, or none', () => {
  expect(missing(articleWith(), articleWith())).toEqual([])
  expect(missing(articleWith(), articleWith({}, ENGLISH_CARD))).toEqual(['articles.1.follow_up_data.flashcards.0.translated.hi'])
  const untitled = Object.assign(articleWith(), { quiz_title_translated: {} })
  expect(missing(articleWith(), untitled)).toEqual(['articles.1.quiz_title_translated.hi'])
})

test('on a day with translated practice, an article of which only the text is translated lacks it, and an English one does not', () => {
  const withTitles = (title_translated: ArticleUpload['title_translated']) =>
    aSampleArticle((article) => {
      article.title_translated = title_translated
      article.follow_up_data.flashcards = [ENGLISH_CARD]
      article.mains_model_answers = [MAINS]
    })
  expect(missing(articleWith(), withTitles({ hi: 'शीर्षक' }))).toEqual([
    'articles.1.follow_up_data.flashcards.0.translated.hi',
    'articles.1.mains_model_answers.0.translated.hi',
  ])
  expect(missing(articleWith(), withTitles({}))).toEqual([])
})

test('a translated question asks the same, with the same statements and options', () => {
  const english = {
    question_text: 'Consider:\n1. One.\n2. Two.\nWhich of the above is NOT correct?',
    options: { A: '1 only', B: '2 only' },
    correct_option: 'A',
    explanation: 'Option B is wrong.',
  }
  const hindi = {
    question_text: 'विचार कीजिए:\n1. एक।\n2. दो।\nउपर्युक्त में से कौन-सा सही नहीं है?',
    options: { A: 'केवल 1', B: 'केवल 2' },
    explanation: 'विकल्प B गलत है।',
  }
  const faultsOf = (parts: object) => {
    const article = aSampleArticle((article) => {
      article.potential_questions = { prelims_quiz: [{ ...english, translated: { hi: { ...hindi, ...parts } } }] }
    })
    return [checkTranslatedQuestions, checkTranslatedNegations].flatMap((check) =>
      check(article, '').map(({ message }) => message),
    )
  }
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ question_text: hindi.question_text.replace('सही नहीं', 'सही') })).toEqual([
    'Is not the English question: asks for the opposite',
    'Has lost the negation of the English',
  ])
  expect(faultsOf({ options: { A: 'केवल 2', B: 'केवल 1' } })).toHaveLength(2)
  expect(faultsOf({ question_text: hindi.question_text.replace('2.', '3.') })).toEqual([
    'Is not the English question: statements 1 and 3 for 1 and 2',
  ])
  expect(faultsOf({ explanation: 'विकल्प A गलत है।' })).toEqual(['Is not the English question: does not name B'])
})
