import { History, Newspaper } from 'lucide-react'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { questionsOfTheDay } from '#web/practice/daily-questions/api.ts'
import { DailyQuestions } from '#web/practice/daily-questions/daily-questions.tsx'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'

const LINKS: ListedLink[] = [
  { to: paths.quizHistory, icon: History, label: 'Quiz History', hint: 'Your results, with every answer explained' },
  { to: paths.dashboard, icon: Newspaper, label: 'Quizzes by day', hint: 'Each article ends with its quiz and flashcards' },
]

export function prefetchData() {
  prefetch(questionsOfTheDay())
}

/** What there is to practise. */
export function PractiseScreen() {
  useTitle('Practise')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        Practise
      </h1>
      <DailyQuestions />
      <LinkList links={LINKS} />
    </div>
  )
}
