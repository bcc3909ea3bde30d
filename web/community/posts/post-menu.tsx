import { Ellipsis, Eye, EyeOff, Flag, Link2, type LucideIcon, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/community/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { MENU_ITEM } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useOpensUp } from '#web/ui/use-opens-up.ts'
import { useForumContext } from './forum-context.ts'
import { hashOf, postUrl } from './post-anchor.ts'
import { mayEdit, mayHide, mayPin, mayReport } from './post-permissions.ts'
import { useHidePost, usePinPost } from './use-forum-changes.ts'

interface MenuEntry {
  label: string
  icon: LucideIcon
  shows: boolean
  act: () => void
}

export function PostMenu({ post, name, onEdit }: { post: Reply; name: string; onEdit: () => void }) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const isUp = useOpensUp(list, isOpen)
  const entries = useMenuEntries(post, onEdit).filter(({ shows }) => shows)

  // Focus the button first, so that a dialog returns focus to it.
  const choose = (act: () => void) => {
    setOpen(false)
    button.current?.focus()
    act()
  }
  return (
    <div ref={box} className="relative">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="text-quiet"
        aria-label={`More about the post by ${name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      <div
        ref={list}
        id={listId}
        hidden={!isOpen}
        className={`${isUp ? 'bottom-full' : 'top-full'} absolute right-0 z-20 w-max max-w-[75vw] min-w-40 rounded-control border border-line bg-surface p-1 shadow-lg`}
      >
        {entries.map(({ label, icon: Icon, act }) => (
          <button key={label} type="button" className={MENU_ITEM} onClick={() => choose(act)}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
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

/** The clipboard needs HTTPS or localhost; otherwise the link is put into the address bar. */
function useCopyLink() {
  const navigate = useNavigate()
  return async (forumId: string, postId: string) => {
    try {
      await navigator.clipboard.writeText(postUrl(forumId, postId))
      toast('Link copied', 'success')
    } catch {
      navigate({ hash: hashOf(postId) }, { preventScrollReset: true, replace: true })
      toast('The link could not be copied. You can copy it from the address bar.')
    }
  }
}
