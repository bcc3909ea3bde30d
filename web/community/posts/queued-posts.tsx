import * as m from '#messages/community/posts.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { queuedPosts, withdrawQueuedPost } from './api.ts'

interface QueuedPostsProps {
  forumId: string
  onTakeBack: (text: string) => void
}

export function QueuedPosts({ forumId, onTakeBack }: QueuedPostsProps) {
  const keys = useOutbox(() =>
    queuedPosts(forumId)
      .map(({ client_key }) => client_key)
      .join(' '),
  )
  if (keys === '') return null
  return (
    <ul aria-label={m.waiting} className="mb-4 space-y-3">
      {queuedPosts(forumId).map((post) => (
        <li key={post.client_key} className="rounded-card border border-dashed border-strong bg-sunken p-4">
          <p className="whitespace-pre-line wrap-anywhere" lang={scriptLanguage(post.content)}>
            {post.content}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-quiet">
            <span>{post.parent_post_id ? m.replyWaits : m.postWaits}</span>
            {!post.parent_post_id && (
              <Button
                variant="outline"
                onClick={() => {
                  withdrawQueuedPost(post)
                  onTakeBack(post.content)
                }}
              >
                {m.editInstead}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
