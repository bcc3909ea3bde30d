import { Bell, BellOff, Lock, LockOpen, type LucideIcon, Pin, PinOff } from 'lucide-react'
import type { ForumForMember } from '#contract/community/posts.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/community/forum-page.ts'
import { useChangeForum, useSubscribe } from '#web/community/posts/use-forum-changes.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

export function ForumHeader({ forum }: { forum: ForumForMember }) {
  const { title, category, description, author, post_count, is_pinned, is_locked } = forum
  return (
    <header className="mb-4">
      <h1 lang={scriptLanguage(title)} tabIndex={-1} className="mt-2 text-2xl font-semibold sm:text-3xl">
        {title}
      </h1>
      {description && (
        <p lang={scriptLanguage(description)} className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      <div className="mt-2">
        <QuietLine>
          <span lang={scriptLanguage(category.name)}>{category.name}</span>
          {author && <span className="wrap-anywhere">{m.startedBy({ name: author.username })}</span>}
          {m.postCount({ count: post_count })}
          {is_pinned && <Mark icon={Pin}>{m.pinned}</Mark>}
          {is_locked && <Mark icon={Lock}>{m.locked}</Mark>}
        </QuietLine>
      </div>
    </header>
  )
}

export function ForumActions({ forum }: { forum: ForumForMember }) {
  return (
    <>
      <SubscribeButton forum={forum} />
      <AdminMenu forum={forum} />
    </>
  )
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Badge tone={Icon === Lock ? 'neutral' : 'accent'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </Badge>
  )
}

function AdminMenu({ forum: { forum_id, is_pinned, is_locked } }: { forum: ForumForMember }) {
  const { user } = useSession()
  const change = useChangeForum(forum_id)
  if (!can(user?.role, 'admin')) return null
  const make = (state: Parameters<typeof change.mutate>[0]) => () => {
    if (!change.isPending) change.mutate(state)
  }
  return (
    <ActionMenu
      label={m.moreAboutForum}
      variant="outline"
      actions={[
        {
          label: is_pinned ? m.unpinForum : m.pinForum,
          icon: is_pinned ? PinOff : Pin,
          act: make({ is_pinned: !is_pinned }),
        },
        {
          label: is_locked ? m.unlockForum : m.lockForum,
          icon: is_locked ? LockOpen : Lock,
          act: make({ is_locked: !is_locked }),
        },
      ]}
    />
  )
}

function SubscribeButton({ forum: { forum_id, is_subscribed } }: { forum: ForumForMember }) {
  const subscribe = useSubscribe(forum_id)
  const Icon = is_subscribed ? BellOff : Bell
  return (
    // Disabling it while busy would lose keyboard focus.
    <Button
      variant="outline"
      aria-disabled={subscribe.isPending}
      onClick={() => {
        if (!subscribe.isPending) subscribe.mutate(!is_subscribed)
      }}
      className="aria-disabled:opacity-100 max-sm:px-3"
    >
      <Icon aria-hidden="true" className="size-4" />
      {is_subscribed ? m.unsubscribe : m.subscribe}
    </Button>
  )
}
