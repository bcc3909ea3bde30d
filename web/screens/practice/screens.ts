import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const PRACTICE_SCREENS: readonly Screen[] = [
  {
    path: paths.practise,
    title: 'Practise',
    place: 'Practise',
    isOffline: true,
    lazy: () => import('#web/screens/practice/practise.tsx'),
  },
  {
    path: paths.catchUp,
    title: 'Catch up',
    place: 'Today',
    palette: 'Catch up',
    isOffline: true,
    lazy: () => import('#web/screens/practice/catch-up.tsx'),
  },
  {
    path: paths.review,
    title: 'Review',
    place: 'Practise',
    palette: 'Review',
    isOffline: true,
    isAlone: true,
    lazy: () => import('#web/screens/practice/review.tsx'),
  },
  {
    path: paths.reviewCards,
    title: 'My cards',
    place: 'Practise',
    palette: 'My cards',
    lazy: () => import('#web/screens/practice/review-cards.tsx'),
  },
  {
    path: paths.reviewFigures,
    title: 'Review settings',
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
    title: 'Quiz History',
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
    palette: 'Mock tests',
    isOffline: true,
    lazy: () => import('#web/screens/practice/mock-tests.tsx'),
  },
  {
    path: `${paths.writing}/*`,
    place: 'Practise',
    palette: 'Answer writing',
    isOffline: true,
    lazy: () => import('#web/screens/practice/writing.tsx'),
  },
  {
    path: paths.exchange,
    title: 'Answer exchange',
    place: 'Practise',
    palette: 'Answer exchange',
    lazy: () => import('#web/screens/practice/exchange.tsx'),
  },
  {
    path: paths.reviewAnswer,
    title: 'Review an answer',
    place: 'Practise',
    lazy: () => import('#web/screens/practice/review-answer.tsx'),
  },
]
