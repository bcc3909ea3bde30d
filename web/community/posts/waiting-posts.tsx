import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { takeBackPost, waitingPosts } from './api.ts'

interface WaitingPostsProps {
  forumId: string
  onTakeBack: (text: string) => void
}

/** What was posted without a network: it goes by itself, once, when the server can be reached. */
export function WaitingPosts({ forumId, onTakeBack }: WaitingPostsProps) {
  const keys = useOutbox(() =>
    waitingPosts(forumId)
      .map(({ client_key }) => client_key)
      .join(' '),
  )
  if (keys === '') return null
  return (
    <ul aria-label="Waiting to be posted" className="mb-4 space-y-3">
      {waitingPosts(forumId).map((post) => (
        <li key={post.client_key} className="rounded-card border border-dashed border-strong bg-sunken p-4">
          <p className="whitespace-pre-line wrap-anywhere" lang={scriptLanguage(post.content)}>
            {post.content}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-quiet">
            <span>
              {post.parent_post_id ? 'Your reply' : 'Your post'} waits on this device and is sent when the network is back.
            </span>
            {!post.parent_post_id && (
              <Button
                variant="outline"
                onClick={() => {
                  takeBackPost(post)
                  onTakeBack(post.content)
                }}
              >
                Take it back
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
