import { Bell, BellOff, Lock, LockOpen, type LucideIcon, Pin, PinOff } from 'lucide-react'
import type { ForumForMember } from '#contract/community/posts.ts'
import { can } from '#contract/roles.ts'
import { useChangeForum, useSubscribe } from '#web/community/posts/use-forum-changes.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

const COUNT = new Intl.NumberFormat('en-IN')

export function ForumHeader({ forum }: { forum: ForumForMember }) {
  const { title, category, description, author, post_count, is_pinned, is_locked } = forum
  return (
    <header className="mb-6">
      <h1 tabIndex={-1} className="mt-2 text-2xl font-semibold sm:text-3xl">
        {title}
      </h1>
      {description && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
      <div className="mt-2">
        <QuietLine>
          {category.name}
          {author && <span className="wrap-anywhere">{`Started by ${author.username}`}</span>}
          {`${COUNT.format(post_count)} ${post_count === 1 ? 'post' : 'posts'}`}
          {is_pinned && <Mark icon={Pin}>Pinned</Mark>}
          {is_locked && <Mark icon={Lock}>Locked</Mark>}
        </QuietLine>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <SubscribeButton forum={forum} />
        <AdminButtons forum={forum} />
      </div>
    </header>
  )
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Badge tone={children === 'Locked' ? 'neutral' : 'accent'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </Badge>
  )
}

function SubscribeButton({ forum: { forum_id, is_subscribed } }: { forum: ForumForMember }) {
  const subscribe = useSubscribe(forum_id)
  return (
    <ActionButton
      icon={is_subscribed ? BellOff : Bell}
      isBusy={subscribe.isPending}
      onPress={() => subscribe.mutate(!is_subscribed)}
    >
      {is_subscribed ? 'Unsubscribe' : 'Subscribe'}
    </ActionButton>
  )
}

function AdminButtons({ forum: { forum_id, is_pinned, is_locked } }: { forum: ForumForMember }) {
  const { user } = useSession()
  const change = useChangeForum(forum_id)
  if (!can(user?.role, 'admin')) return null
  return (
    <>
      <ActionButton
        icon={is_pinned ? PinOff : Pin}
        isBusy={change.isPending}
        onPress={() => change.mutate({ is_pinned: !is_pinned })}
      >
        {is_pinned ? 'Unpin forum' : 'Pin forum'}
      </ActionButton>
      <ActionButton
        icon={is_locked ? LockOpen : Lock}
        isBusy={change.isPending}
        onPress={() => change.mutate({ is_locked: !is_locked })}
      >
        {is_locked ? 'Unlock forum' : 'Lock forum'}
      </ActionButton>
    </>
  )
}

interface ActionButtonProps {
  icon: LucideIcon
  isBusy: boolean
  onPress: () => void
  children: string
}

/** Not disabled while busy: it would lose keyboard focus. */
function ActionButton({ icon: Icon, isBusy, onPress, children }: ActionButtonProps) {
  return (
    <Button
      variant="outline"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress()
      }}
      className="aria-disabled:opacity-100"
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </Button>
  )
}
