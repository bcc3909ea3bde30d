import { FileQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

export function ArticleNotFound() {
  useTitle('Article Not Found')
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-16 text-center">
      <FileQuestion aria-hidden="true" className="size-10 text-quiet" />
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        Article Not Found
      </h1>
      <p className="text-quiet">The article you're looking for doesn't exist or is not accessible.</p>
      <Link to={paths.dashboard} className={buttonStyle()}>
        Back to the dashboard
      </Link>
    </div>
  )
}
