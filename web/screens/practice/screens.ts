import * as titles from '#messages/screens/practice.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const PRACTICE_SCREENS: readonly Screen[] = [
  {
    path: paths.practise,
    title: titles.practise,
    place: 'Practise',
    isOffline: true,
    lazy: () => import('#web/screens/practice/practise.tsx'),
  },
  {
    path: paths.catchUp,
    title: titles.catchUp,
    place: 'Today',
    palette: titles.catchUp,
    isOffline: true,
    lazy: () => import('#web/screens/practice/catch-up.tsx'),
  },
  {
    path: paths.review,
    title: titles.review,
    place: 'Practise',
    palette: titles.review,
    isOffline: true,
    isAlone: true,
    lazy: () => import('#web/screens/practice/review.tsx'),
  },
  {
    path: paths.reviewCards,
    title: titles.myCards,
    place: 'Practise',
    palette: titles.myCards,
    lazy: () => import('#web/screens/practice/review-cards.tsx'),
  },
  {
    path: paths.reviewFigures,
    title: titles.reviewSettings,
    place: 'Practise',
    lazy: () => import('#web/screens/practice/review-figures.tsx'),
  },
  {
    path: '/quiz/:quizId',
    place: 'Practise',
    isOffline: true,
    isAlone: true,
    lazy: () => import('#web/screens/practice/quiz.tsx'),
  },
  {
    path: paths.quizHistory,
    title: titles.quizHistory,
    place: 'Practise',
    isOffline: true,
    lazy: () => import('#web/screens/practice/quiz-history.tsx'),
  },
  {
    path: '/quiz-history/:attemptId',
    place: 'Practise',
    lazy: () => import('#web/screens/practice/quiz-attempt.tsx'),
  },
  {
    path: `${paths.mockTests}/*`,
    place: 'Practise',
    palette: titles.mockTests,
    isOffline: true,
    lazy: () => import('#web/screens/practice/mock-tests.tsx'),
  },
  {
    path: `${paths.writing}/*`,
    place: 'Practise',
    palette: titles.answerWriting,
    isOffline: true,
    lazy: () => import('#web/screens/practice/writing.tsx'),
  },
  {
    path: paths.exchange,
    title: titles.answerExchange,
    place: 'Practise',
    palette: titles.answerExchange,
    lazy: () => import('#web/screens/practice/exchange.tsx'),
  },
  {
    path: paths.reviewAnswer,
    title: titles.reviewAnswer,
    place: 'Practise',
    lazy: () => import('#web/screens/practice/review-answer.tsx'),
  },
]
