import { expect } from '@playwright/test'
import { QUIZ_RESERVED } from '#contract/practice/quizzes.ts'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { quizAttempt, thrice } from './activity.ts'
import { quizOn } from './addresses.ts'
import { type Screen, unready } from './screen.ts'
import { takeQuiz } from './take-quiz.ts'
import { aFreeReader, aProReader } from './visitors.ts'

export const QUIZZES: Screen[] = [
  {
    place: 'Quiz',
    name: 'a question of a quiz',
    loads: 'quiz',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    prepare: (page) => page.keyboard.press('b'),
  },
  {
    place: 'Quiz',
    name: 'a question of a quiz in Hindi with its English',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    remembers: { reading_language: 'hi', reading_beside: 'true' },
    shows: (page) => page.getByRole('radiogroup'),
  },
  {
    place: 'Quiz',
    name: 'a quiz that was left',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    prepare: async (page) => {
      await page.keyboard.press('b')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Resume where you left off' })).toBeVisible()
    },
  },
  {
    place: 'Quiz',
    name: 'a quiz that is reserved for a scheduled test',
    state: 'failed',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    before: (context) =>
      context.route('**/api/quizzes/*', (route) =>
        route.fulfill({ status: 409, json: { success: false, error: QUIZ_RESERVED } }),
      ),
    shows: (page) => page.getByText(QUIZ_RESERVED),
    mishap: /status of 409/,
  },
  {
    place: 'Quiz',
    name: 'the results of a quiz, not yet saved',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    mishap: /ERR_FAILED.*quiz-history\/submit/,
    prepare: async (page) => {
      await page.route('**/api/quiz-history/submit', (route) => route.abort())
      await takeQuiz(page)
      await expect(page.getByText('Not saved yet')).toBeVisible()
    },
  },
  {
    place: 'Quiz',
    name: 'the results of a quiz that is reserved for a scheduled test',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    mishap: /status of 429/,
    prepare: async (page) => {
      await page.route('**/api/quiz-history/submit', (route) =>
        route.fulfill({ status: 429, json: { success: false, error: QUIZ_RESERVED } }),
      )
      await takeQuiz(page)
      await expect(page.getByText('Not saved yet. It will be sent when the results of the mock test')).toBeVisible()
    },
  },
  {
    place: 'Quiz',
    name: 'the quiz history, with an attempt that waits',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    mishap: /status of 429/,
    prepare: async (page) => {
      await takeQuiz(page)
      await expect(page.getByText('Saved to your history')).toBeVisible()
      await page.getByRole('button', { name: 'Retake Quiz' }).click()
      await page.route('**/api/quiz-history/submit', (route) =>
        route.fulfill({ status: 429, json: { success: false, error: QUIZ_RESERVED } }),
      )
      await takeQuiz(page)
      await page.getByRole('link', { name: 'View History' }).click()
      await expect(page.getByText('On this device, not sent yet')).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="/quiz-history/"]').first()).toBeVisible()
    },
  },
  {
    place: 'Quiz',
    name: 'what there is to practise',
    loads: 'practise',
    path: '/practise',
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Answer' }),
  },
  {
    place: 'Quiz',
    name: 'what there is to practise, with an attempt and quizzes by day',
    loads: 'practise',
    path: thrice(quizAttempt, '/practise'),
    who: aProReader,
    shows: (page) => page.getByRole('region', { name: 'Do next' }).getByRole('link'),
  },
  {
    place: 'Quiz',
    name: 'an attempt at a quiz',
    loads: 'quiz-attempt',
    path: quizAttempt,
    who: aProReader,
    shows: (page) => page.getByRole('heading', { name: /^Taken on/ }),
  },
  {
    place: 'Quiz',
    name: 'the quiz history',
    loads: 'quiz-history',
    path: thrice(quizAttempt, '/quiz-history'),
    who: aProReader,
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    place: 'Quiz',
    name: 'the quiz history without Pro',
    path: '/quiz-history',
    who: aFreeReader,
    shows: (page) => page.getByText('Pro access required to view quiz history'),
    mishap: /status of 403/,
  },
  {
    place: 'Quiz',
    name: 'the quiz history, before there is any',
    state: 'empty',
    path: '/quiz-history',
    who: aProReader,
    before: (context) => context.route('**/api/quiz-history/history*', (route) => route.fulfill({ json: NOTHING })),
    shows: (page) => page.getByText('No quizzes taken yet'),
  },
  ...unready({
    place: 'Quiz',
    name: 'a quiz',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    reads: '**/api/quizzes/*',
  }),
  ...unready({
    place: 'Quiz',
    name: 'the quiz history',
    path: '/quiz-history',
    who: aProReader,
    reads: '**/api/quiz-history/history*',
  }),
]

const NOTHING = { success: true, data: [], next_before: null }
