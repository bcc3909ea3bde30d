import { Lock } from 'lucide-react'
import { FORUM_LOCKED } from '#contract/community/forum-rules.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { postDraft } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { PostForm } from './post-form.tsx'
import { QueuedPosts } from './queued-posts.tsx'
import { useCreatePost } from './use-forum-changes.ts'

/** A draft from before the forum was locked is still shown. */
export function NewPost() {
  const { forumId, isLocked, focusPost } = useForumContext()
  const draft = useDraft(postDraft(forumId), { content: '' })
  const create = useCreatePost(forumId)

  if (isLocked && draft.values.content.trim() === '')
    return (
      <p className="flex items-center gap-3 rounded-control border border-line bg-sunken px-4 py-3">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-quiet" />
        {FORUM_LOCKED}. You can read it, but not post.
      </p>
    )
  return (
    <>
      <QueuedPosts
        forumId={forumId}
        onTakeBack={(text) => draft.set('content', [draft.values.content.trim(), text].filter(Boolean).join('\n\n'))}
      />
      <PostForm
        draft={draft}
        label="Write a post"
        placeholder="Ask, explain or share something"
        verb="Post"
        fallback="The post could not be sent. Please try again."
        isLocked={isLocked}
        send={async (content, clientKey) => {
          const sent = await create.mutateAsync({ content, clientKey, parentId: null })
          if (sent.state === 'sent') focusPost(sent.reply.post_id)
        }}
      />
    </>
  )
}
