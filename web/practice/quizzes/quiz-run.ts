import { MAX_QUIZ_SECONDS, type QuizQuestion } from '#contract/practice/quizzes.ts'

/** One attempt at a quiz. The first `place` questions are answered, always. */
export interface Run {
  /** Sent with the answers: however often they are sent, they are one attempt. */
  attemptKey: string
  /** Question to letter. */
  answers: Record<string, string>
  place: number
  /** Spent in earlier openings of an attempt that was left. */
  spentMs: number
  openedAt: number
  /** Seconds from opening to the end; there once the attempt is finished. */
  took?: number
}

export type Move =
  | { kind: 'choose'; letter: string }
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'finish'; now: number }
  | { kind: 'retake'; now: number; attemptKey: string }

export const newRun = (now: number, attemptKey: string): Run => ({
  attemptKey,
  answers: {},
  place: 0,
  spentMs: 0,
  openedAt: now,
})

/** What comes of a move; the run itself where the move is not possible now. */
export function moved(run: Run, move: Move, questions: readonly QuizQuestion[]): Run {
  if (move.kind === 'retake') return newRun(move.now, move.attemptKey)
  if (run.took !== undefined) return run
  const question = questions[run.place]
  if (!question) return run
  const isAnswered = question.question_id in run.answers
  const isLast = run.place === questions.length - 1

  if (move.kind === 'choose') return Object.hasOwn(question.options, move.letter) ? answered(run, question, move.letter) : run
  if (move.kind === 'next') return isAnswered && !isLast ? { ...run, place: run.place + 1 } : run
  if (move.kind === 'back') return run.place > 0 ? { ...run, place: run.place - 1 } : run
  return isAnswered && isLast ? { ...run, took: Math.round(timeSpent(run, move.now) / 1000) } : run
}

const answered = (run: Run, question: QuizQuestion, letter: string): Run => ({
  ...run,
  answers: { ...run.answers, [question.question_id]: letter },
})

/** In milliseconds. A clock that was put back or far ahead meanwhile makes no nonsense of it. */
export function timeSpent(run: Run, now: number): number {
  return Math.min(run.spentMs + Math.max(now - run.openedAt, 0), MAX_QUIZ_SECONDS * 1000)
}

/**
 * An attempt that was left, fitted to the quiz as it is now: answers to what is no longer asked are dropped, and it goes on no later than
 * the first question without an answer.
 */
export function resumed(
  left: Pick<Run, 'attemptKey' | 'answers' | 'place' | 'spentMs'>,
  questions: readonly QuizQuestion[],
  now: number,
): Run {
  const answers = Object.fromEntries(
    questions.flatMap(({ question_id, options }) => {
      const letter = left.answers[question_id]
      return letter !== undefined && Object.hasOwn(options, letter) ? [[question_id, letter]] : []
    }),
  )
  const open = questions.findIndex(({ question_id }) => !(question_id in answers))
  const furthest = open < 0 ? questions.length - 1 : open
  return { ...left, answers, place: Math.min(Math.max(left.place, 0), furthest), openedAt: now }
}
