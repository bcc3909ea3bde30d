import type { Person } from '#contract/accounts/people.ts'
import { formatDate, formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { RoleBadge } from './role-badge.tsx'

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

/** Accurate to an hour: sessions record their last use hourly. */
function LastSeen({ instant }: { instant: string | null }) {
  if (!instant) return 'not signed in'
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      last seen {relativeTime(instant).replace('Just', 'just')}
    </time>
  )
}
