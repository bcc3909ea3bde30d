import type { Session } from '#contract/accounts/sessions.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const lastUse = ({ is_current, last_seen_at }: Session) =>
  is_current ? 'in use now' : `last used ${relativeTime(last_seen_at).replace('Just', 'just')}`

export function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{session.device}</p>
        <p className="text-sm text-quiet">
          Signed in {formatInstant(session.created_at)} · {lastUse(session)}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button variant="outline" size="sm" busy={isBusy} onClick={onEnd} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
