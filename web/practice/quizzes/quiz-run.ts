import type { Question, QuestionWithoutKey } from '#contract/practice/question.ts'
import { MAX_QUIZ_SECONDS } from '#contract/practice/quizzes.ts'

/** All questions before `place` are answered. */
export interface Run {
  /** Idempotency key. */
  attemptKey: string
  /** Question id to letter. */
  answers: Record<string, string>
  /** Question index. */
  place: number
  /** Before the attempt was resumed. */
  spentMs: number
  openedAt: number
  /** Set when finished. */
  durationSeconds?: number
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

/** The same object if the move is not possible. */
export function applyMove(run: Run, move: Move, questions: readonly QuestionWithoutKey[]): Run {
  if (move.kind === 'retake') return newRun(move.now, move.attemptKey)
  if (run.durationSeconds !== undefined) return run
  const question = questions[run.place]
  if (!question) return run
  const isAnswered = question.question_id in run.answers
  const isLast = run.place === questions.length - 1

  if (move.kind === 'choose') return Object.hasOwn(question.options, move.letter) ? answered(run, question, move.letter) : run
  if (move.kind === 'next') return isAnswered && !isLast ? { ...run, place: run.place + 1 } : run
  if (move.kind === 'back') return run.place > 0 ? { ...run, place: run.place - 1 } : run
  return isAnswered && isLast ? { ...run, durationSeconds: Math.round(timeSpent(run, move.now) / 1000) } : run
}

const answered = (run: Run, question: QuestionWithoutKey, letter: string): Run => ({
  ...run,
  answers: { ...run.answers, [question.question_id]: letter },
})

/** Milliseconds, within limits even if the clock was changed. */
export function timeSpent(run: Run, now: number): number {
  return Math.min(run.spentMs + Math.max(now - run.openedAt, 0), MAX_QUIZ_SECONDS * 1000)
}

/** Drops answers that no longer fit the quiz, and continues at the first unanswered question at the latest. */
export function resumed(
  unfinished: Pick<Run, 'attemptKey' | 'answers' | 'place' | 'spentMs'>,
  questions: readonly Question[],
  now: number,
): Run {
  const answers = Object.fromEntries(
    questions.flatMap(({ question_id, options }) => {
      const letter = unfinished.answers[question_id]
      return letter !== undefined && Object.hasOwn(options, letter) ? [[question_id, letter]] : []
    }),
  )
  const unanswered = questions.findIndex(({ question_id }) => !(question_id in answers))
  const furthest = unanswered < 0 ? questions.length - 1 : unanswered
  return { ...unfinished, answers, place: Math.min(Math.max(unfinished.place, 0), furthest), openedAt: now }
}
