import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { LinkSearch } from './use-linked-post.ts'

/** The state of a linked post that is not on the page. */
export function LinkStatus({ search, onRetry }: { search: LinkSearch; onRetry: () => void }) {
  if (search === 'none') return null
  if (search === 'looking') return <p className="mb-3 text-quiet">Finding the post…</p>
  if (search === 'missing') return <Notice className="mb-3">The linked post no longer exists.</Notice>
  return (
    <Notice tone="error" className="mb-3">
      <p>The linked post could not be loaded.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
