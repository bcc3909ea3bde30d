import { formatDay } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

/** The title of the quiz and its article. */
export function QuizHead({ title, article, day }: { title: string; article: string; day: string }) {
  return (
    <header>
      <h1 tabIndex={-1} className="mt-1 mb-2 text-2xl font-semibold">
        {title}
      </h1>
      <QuietLine>
        <span className="wrap-anywhere">{article}</span>
        <time dateTime={day}>{formatDay(day)}</time>
      </QuietLine>
    </header>
  )
}
