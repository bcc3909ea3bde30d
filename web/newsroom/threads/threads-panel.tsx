import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { counted } from '#contract/amounts.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { editedThread, editedThreads } from './api.ts'
import { ThreadEditor } from './thread-editor.tsx'

const NEW = 'new'

export function ThreadsPanel() {
  const [query] = useSearchParams()
  const threadId = query.get('thread')
  if (threadId === NEW) return <ThreadEditor />
  if (threadId) return <OneThread key={threadId} threadId={threadId} />
  return <ThreadsList />
}

function OneThread({ threadId }: { threadId: string }) {
  const { data, isPending, error, refetch } = useQuery(editedThread(threadId))
  if (data) return <ThreadEditor thread={data} />
  if (isPending) return <Waiting />
  return <LoadFailure title="This thread did not load" error={error} onRetry={() => refetch()} />
}

function ThreadsList() {
  const { data, isPending, error, refetch } = useQuery(editedThreads())
  if (isPending) return <Waiting />
  if (!data) return <LoadFailure title="The threads did not load" error={error} onRetry={() => refetch()} />
  return (
    <div className="max-w-3xl">
      <Card
        title="Threads"
        intro="Articles of one story across days. Readers see one timeline of all their dates, the facts and the questions."
      >
        <Link to={paths.adminThread(NEW)} className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-5" />
          New thread
        </Link>
        {data.length === 0 && <p className="mt-4 text-quiet">No threads yet.</p>}
        <ul className="mt-4 divide-y divide-line">
          {data.map(({ thread_id, title, articles }) => (
            <li key={thread_id} className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={paths.adminThread(thread_id)}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere"
              >
                {title}
              </Link>
              <span className="text-sm text-quiet">{counted(articles, 'article')}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const Waiting = () => (
  <PageLoading label="Loading the threads">
    <SkeletonRows className="h-64 max-w-3xl" />
  </PageLoading>
)
