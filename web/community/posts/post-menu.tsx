import { Eye, EyeOff, Flag, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
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
  return <ActionMenu label={m.moreAboutPost({ name })} actions={entries} />
}

function useMenuEntries(post: Reply, onEdit: () => void): MenuEntry[] {
  const { forumId, viewer, requestDelete, requestReport } = useForumContext()
  const pin = usePinPost(forumId)
  const hide = useHidePost(forumId)
  const copyLink = useCopyLink()
  const isPinned = !post.is_pinned
  return [
    { label: m.copyLink, icon: Link2, shows: true, act: () => copyLink(forumId, post.post_id) },
    {
      label: isPinned ? m.pinToTop : m.unpin,
      icon: isPinned ? Pin : PinOff,
      shows: mayPin(viewer, post),
      act: () => pin.mutate({ post, isPinned }),
    },
    {
      label: post.is_hidden ? m.unhide : m.hide,
      icon: post.is_hidden ? Eye : EyeOff,
      shows: mayHide(viewer, post),
      act: () => hide.mutate({ post, isHidden: !post.is_hidden }),
    },
    { label: m.edit, icon: Pencil, shows: mayEdit(viewer, post), act: onEdit },
    { label: m.deleteAction, icon: Trash2, shows: mayEdit(viewer, post), act: () => requestDelete(post) },
    { label: m.report, icon: Flag, shows: mayReport(viewer, post), act: () => requestReport(post) },
  ]
}

/** If the browser refuses, the link goes into the address bar. */
function useCopyLink() {
  const navigate = useNavigate()
  return async (forumId: string, postId: string) => {
    try {
      await copyText(postUrl(forumId, postId))
      toast(m.linkCopied, 'success')
    } catch {
      navigate({ hash: hashOf(postId) }, { preventScrollReset: true, replace: true })
      toast(m.copyFailed)
    }
  }
}
