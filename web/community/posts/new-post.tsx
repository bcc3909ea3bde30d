import { Lock } from 'lucide-react'
import { FORUM_LOCKED } from '#contract/community/forum-rules.ts'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { useCreatePost } from '#web/community/forum-page/use-forum-changes.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { postDraft } from './api.ts'
import { SendBox } from './send-box.tsx'
import { WaitingPosts } from './waiting-posts.tsx'

/** What was begun before the forum was locked is not taken away. */
export function NewPost() {
  const { forumId, isLocked, goTo } = useDesk()
  const draft = useDraft(postDraft(forumId), { content: '' })
  const create = useCreatePost(forumId)

  if (isLocked && draft.values.content.trim() === '')
    return (
      <p className="flex items-center gap-3 rounded-control border border-line bg-sunken px-4 py-3">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-quiet" />
        {FORUM_LOCKED}. It can be read, but not written in.
      </p>
    )
  return (
    <>
      <WaitingPosts
        forumId={forumId}
        onTakeBack={(text) => draft.set('content', [draft.values.content.trim(), text].filter(Boolean).join('\n\n'))}
      />
      <SendBox
        draft={draft}
        label="Write a post"
        placeholder="Ask, explain or share something"
        verb="Post"
        fallback="The post could not be sent. Please try again."
        isLocked={isLocked}
        send={async (content, clientKey) => {
          const sent = await create.mutateAsync({ content, clientKey, parentId: null })
          if (sent.state === 'sent') goTo(sent.reply.post_id)
        }}
      />
    </>
  )
}
