import { Lock, SquarePen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import * as m from '#messages/community/posts.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { postDraft } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { PostForm } from './post-form.tsx'
import { QueuedPosts } from './queued-posts.tsx'
import type { Composer } from './use-composer.ts'
import { useCreatePost } from './use-forum-changes.ts'

interface NewPostProps {
  composer: Composer
  /** Further buttons in the row. */
  beside: ReactNode
}

/** Shows an existing draft even if the forum is locked. */
export function NewPost({ composer: { opened, open, close }, beside }: NewPostProps) {
  const { forumId, isLocked, focusPost } = useForumContext()
  const draft = useDraft(postDraft(forumId), { content: '' })
  const create = useCreatePost(forumId)
  const box = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The page heading takes focus first after a navigation.
    if (opened === 'asked') queueMicrotask(() => box.current?.focus())
  }, [opened])

  if (isLocked && draft.values.content.trim() === '')
    return (
      <div className="space-y-4">
        <div className={ROW}>{beside}</div>
        <p className="flex items-center gap-3 rounded-control border border-line bg-sunken px-4 py-3">
          <Lock aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          {m.lockedForReading}
        </p>
      </div>
    )
  const cancel = () => {
    draft.clear()
    close()
    // The button is rendered next.
    setTimeout(() => opener.current?.focus())
  }
  const takeBack = (text: string) => {
    draft.set('content', [draft.values.content.trim(), text].filter(Boolean).join('\n\n'))
    open()
  }
  return (
    <>
      <QueuedPosts forumId={forumId} onTakeBack={takeBack} />
      <div className={ROW}>
        {!opened && (
          <Button ref={opener} onClick={open} className="max-sm:flex-1 max-sm:px-2">
            <SquarePen aria-hidden="true" className="size-5" />
            {m.writePost}
          </Button>
        )}
        {beside}
      </div>
      {opened && (
        <PostForm
          draft={draft}
          box={box}
          label={m.writePost}
          placeholder={m.placeholder}
          verb={m.post}
          fallback={m.postFailed}
          isLocked={isLocked}
          onCancel={cancel}
          send={async (content, clientKey) => {
            const sent = await create.mutateAsync({ content, clientKey, parentId: null })
            close()
            if (sent.state === 'sent') focusPost(sent.reply.post_id)
          }}
        />
      )}
    </>
  )
}

const ROW = 'flex flex-wrap gap-2 sm:gap-3 not-last:mb-4'
