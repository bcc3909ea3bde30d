import { Link } from 'react-router'
import type { Today } from '#contract/reading/progress.ts'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import type { DayQuiz } from './quiz-days.ts'

interface ToRepeatProps {
  wrong: Today['waiting']['wrong_answers']
  /** Not taken yet. */
  next: DayQuiz | undefined
  /** Cards of today: the review comes first, and has the wrong answers too. */
  due: number
}

/** Wrong answers of the last quiz, by the review while cards are due, else the next quiz. */
export function ToRepeat({ wrong, next, due }: ToRepeatProps) {
  const style = buttonStyle({ variant: wrong || due === 0 ? 'default' : 'outline', className: 'mt-3 max-sm:w-full' })
  return (
    <section aria-labelledby="to-repeat" className="rounded-card border border-line bg-surface p-4">
      <h2 id="to-repeat" className="font-semibold">
        To repeat
      </h2>
      {wrong ? (
        <>
          <p className="mt-1 text-quiet wrap-anywhere">
            {counted(wrong.count, 'wrong answer')} in “{wrong.title}”
          </p>
          {due > 0 ? (
            <Link to={paths.review} className={style}>
              {`Review ${counted(due, 'card')}`}
            </Link>
          ) : (
            <Link to={paths.quizAttempt(wrong.attempt_id)} className={style}>
              Review the wrong answers
            </Link>
          )}
        </>
      ) : (
        <>
          <p className="mt-1 text-quiet">
            {next
              ? 'Nothing yet. Questions that you answer incorrectly in a quiz appear here.'
              : 'Nothing to repeat: all your answers are correct.'}
          </p>
          {next && (
            <Link to={paths.quiz(next.quizId)} className={style}>
              Take the next quiz
            </Link>
          )}
        </>
      )}
    </section>
  )
}
