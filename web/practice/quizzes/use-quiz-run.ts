import { useEffect, useEffectEvent, useState } from 'react'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { applyMove, type Move, newRun, type Run, resumed } from './quiz-run.ts'
import { scoreOf } from './score.ts'
import { deleteUnfinished, readUnfinished, saveUnfinished } from './unfinished-attempt.ts'
import { submit } from './unsent-attempts.ts'

export function useQuizRun(quiz: Quiz, owner: string) {
  const { quiz_id, quiz_questions: questions } = quiz
  const [run, setRun] = useState(() => newRun(Date.now(), newClientKey()))
  const [unfinished, setUnfinished] = useState(() => readUnfinished(owner, quiz_id, Date.now()))
  /** Increases with each screen, to move the focus. */
  const [step, setStep] = useState(0)
  useAutosave(run, (latest) => saveUnfinished(owner, quiz_id, latest, Date.now()))

  const show = (next: Run) => {
    setRun(next)
    setStep(step + 1)
  }

  const act = (move: Move) => {
    const next = applyMove(run, move, questions)
    if (next === run) return
    if (move.kind === 'choose') return setRun(next)
    if (next.durationSeconds !== undefined) {
      deleteUnfinished(owner, quiz_id)
      submit(finishedAttempt(quiz, next, next.durationSeconds, owner))
    }
    show(next)
  }

  const decide = (next: Run) => {
    setUnfinished(undefined)
    show(next)
  }

  return {
    run,
    step,
    act,
    retake: () => act({ kind: 'retake', now: Date.now(), attemptKey: newClientKey() }),
    unfinished: unfinished && {
      leftAt: unfinished.leftAt,
      answered: Object.keys(resumed(unfinished, questions, 0).answers).length,
      resume: () => decide(resumed(unfinished, questions, Date.now())),
      startOver: () => {
        deleteUnfinished(owner, quiz_id)
        decide(newRun(Date.now(), newClientKey()))
      },
    },
  }
}

/** Also on leaving, for the time spent. */
function useAutosave(run: Run, save: (run: Run) => void) {
  const saveLatest = useEffectEvent(() => {
    if (run.durationSeconds === undefined && Object.keys(run.answers).length > 0) save(run)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the attempt is saved
  useEffect(() => saveLatest(), [run])
  useEffect(() => {
    const onHide = () => saveLatest()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      saveLatest()
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
    quizTitleTranslated: quiz.title_translated,
    articleTitleTranslated: quiz.article.title_translated,
    ...scoreOf(reviewOf(quiz.quiz_questions, run.answers)),
    finishedAt: Date.now(),
  }
}
