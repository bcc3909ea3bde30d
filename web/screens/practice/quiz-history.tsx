import { useTitle } from '#web/platform/hooks/use-title.ts'
import { AttemptList } from '#web/practice/quiz-history/attempt-list.tsx'

export function QuizHistoryScreen() {
  useTitle('Quiz History')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        Quiz History
      </h1>
      <AttemptList />
    </div>
  )
}
