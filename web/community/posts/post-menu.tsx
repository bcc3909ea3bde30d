import { Eye, EyeOff, Flag, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/community/posts.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { ActionMenu, type MenuAction } from '#web/ui/action-menu.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useForumContext } from './forum-context.ts'
import { hashOf, postUrl } from './post-anchor.ts'
import { mayEdit, mayHide, mayPin, mayReport } from './post-permissions.ts'
import { useHidePost, usePinPost } from './use-forum-changes.ts'

interface MenuEntry extends MenuAction {
  shows: boolean
}

export function PostMenu({ post, name, onEdit }: { post: Reply; name: string; onEdit: () => void }) {
  const entries = useMenuEntries(post, onEdit).filter(({ shows }) => shows)
  return <ActionMenu label={`More about the post by ${name}`} actions={entries} />
}

function useMenuEntries(post: Reply, onEdit: () => void): MenuEntry[] {
  const { forumId, viewer, requestDelete, requestReport } = useForumContext()
  const pin = usePinPost(forumId)
  const hide = useHidePost(forumId)
  const copyLink = useCopyLink()
  const isPinned = !post.is_pinned
  return [
    { label: 'Copy link', icon: Link2, shows: true, act: () => copyLink(forumId, post.post_id) },
    {
      label: isPinned ? 'Pin to the top' : 'Unpin',
      icon: isPinned ? Pin : PinOff,
      shows: mayPin(viewer, post),
      act: () => pin.mutate({ post, isPinned }),
    },
    {
      label: post.is_hidden ? 'Unhide' : 'Hide',
      icon: post.is_hidden ? Eye : EyeOff,
      shows: mayHide(viewer, post),
      act: () => hide.mutate({ post, isHidden: !post.is_hidden }),
    },
    { label: 'Edit', icon: Pencil, shows: mayEdit(viewer, post), act: onEdit },
    { label: 'Delete', icon: Trash2, shows: mayEdit(viewer, post), act: () => requestDelete(post) },
    { label: 'Report', icon: Flag, shows: mayReport(viewer, post), act: () => requestReport(post) },
  ]
}

/** If the browser refuses, the link goes into the address bar. */
function useCopyLink() {
  const navigate = useNavigate()
  return async (forumId: string, postId: string) => {
    try {
      await copyText(postUrl(forumId, postId))
      toast('Link copied', 'success')
    } catch {
      navigate({ hash: hashOf(postId) }, { preventScrollReset: true, replace: true })
      toast('The link could not be copied. You can copy it from the address bar.')
    }
  }
}
