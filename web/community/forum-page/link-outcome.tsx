import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { LinkSearch } from './use-linked-post.ts'

/** What became of the link that led here; nothing to say when its post is on the page. */
export function LinkOutcome({ search, onRetry }: { search: LinkSearch; onRetry: () => void }) {
  if (search === 'none') return null
  if (search === 'looking') return <p className="mb-3 text-quiet">Looking for the post that the link leads to</p>
  if (search === 'missing') return <Notice className="mb-3">The post that the link leads to is not there any more.</Notice>
  return (
    <Notice tone="error" className="mb-3">
      <p>The post that the link leads to could not be loaded.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
