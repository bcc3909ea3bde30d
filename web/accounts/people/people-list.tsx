import type { ComponentProps } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import type { Role } from '#contract/roles.ts'
import { formatDate, formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface PeopleListProps {
  people: Person[]
  onOpen: (userId: string) => void
}

export function PeopleList({ people, onOpen }: PeopleListProps) {
  return (
    <ul aria-label="Users, latest first" className="divide-y divide-line border-y border-line">
      {people.map((person) => (
        <li key={person.user_id} className="row-in-sight flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{person.username}</span>
              <RoleBadge person={person} />
            </p>
            <p className="text-sm wrap-anywhere">{person.email}</p>
            <QuietLine>
              {`joined ${formatDate(person.created_at)}`}
              <LastSeen instant={person.last_seen_at} />
            </QuietLine>
          </div>
          <Button variant="outline" onClick={() => onOpen(person.user_id)}>
            Manage
            <span className="sr-only">{person.username}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Sessions record their last use hourly. */
function LastSeen({ instant }: { instant: string | null }) {
  if (!instant) return 'not signed in'
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      last seen {relativeTime(instant).replace('Just', 'just')}
    </time>
  )
}

const TONES: Record<Role, ComponentProps<typeof Badge>['tone']> = {
  free: 'neutral',
  pro: 'accent',
  tester: 'signal',
  admin: 'good',
}

function RoleBadge({ person: { role, suspended_at } }: { person: Person }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[role]}>{ROLE_TEXTS[role]?.label ?? role}</Badge>
      {suspended_at && <Badge tone="danger">Suspended</Badge>}
    </span>
  )
}
