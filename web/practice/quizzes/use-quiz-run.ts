import { useEffect, useEffectEvent, useState } from 'react'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { type Move, moved, newRun, type Run, resumed } from './quiz-run.ts'
import { scoreOf } from './score.ts'
import { deleteUnfinished, readUnfinished, saveUnfinished } from './unfinished-attempt.ts'
import { submit } from './unsent-attempts.ts'

/** One attempt after the other at a quiz, kept while it lasts and sent when it ends. */
export function useQuizRun(quiz: Quiz, owner: string) {
  const { quiz_id, quiz_questions: questions } = quiz
  const [run, setRun] = useState(() => newRun(Date.now(), newClientKey()))
  const [left, setLeft] = useState(() => readUnfinished(owner, quiz_id, Date.now()))
  /** Counts the changes of what is on screen, after which focus has to follow. */
  const [turn, setTurn] = useState(0)
  useKept(run, (kept) => saveUnfinished(owner, quiz_id, kept, Date.now()))

  const show = (next: Run) => {
    setRun(next)
    setTurn(turn + 1)
  }

  const act = (move: Move) => {
    const next = moved(run, move, questions)
    if (next === run) return
    if (move.kind === 'choose') return setRun(next)
    if (next.took !== undefined) {
      deleteUnfinished(owner, quiz_id)
      submit(finishedAttempt(quiz, next, next.took, owner))
    }
    show(next)
  }

  const decide = (next: Run) => {
    setLeft(undefined)
    show(next)
  }

  return {
    run,
    turn,
    act,
    retake: () => act({ kind: 'retake', now: Date.now(), attemptKey: newClientKey() }),
    left: left && {
      leftAt: left.leftAt,
      answered: Object.keys(resumed(left, questions, 0).answers).length,
      goOn: () => decide(resumed(left, questions, Date.now())),
      startOver: () => {
        deleteUnfinished(owner, quiz_id)
        decide(newRun(Date.now(), newClientKey()))
      },
    },
  }
}

/** After each answer, and on leaving for the sake of the time. */
function useKept(run: Run, keep: (run: Run) => void) {
  const keepLatest = useEffectEvent(() => {
    if (run.took === undefined && Object.keys(run.answers).length > 0) keep(run)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the attempt is kept
  useEffect(() => keepLatest(), [run])
  useEffect(() => {
    const onHide = () => keepLatest()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      keepLatest()
    }
  }, [])
}

function finishedAttempt(quiz: Quiz, run: Run, took: number, owner: string) {
  return {
    owner,
    submission: {
      quizId: quiz.quiz_id,
      answers: Object.entries(run.answers).map(([questionId, selectedOption]) => ({ questionId, selectedOption })),
      timeTakenSeconds: took,
      attemptKey: run.attemptKey,
    },
    quizTitle: quiz.title,
    articleTitle: quiz.article.title,
    ...scoreOf(reviewOf(quiz.quiz_questions, run.answers)),
    finishedAt: Date.now(),
  }
}
