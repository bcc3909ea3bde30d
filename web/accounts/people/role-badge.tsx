import type { ComponentProps } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import type { Role } from '#contract/roles.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES: Record<Role, ComponentProps<typeof Badge>['tone']> = {
  free: 'neutral',
  pro: 'accent',
  tester: 'signal',
  admin: 'good',
}

export function RoleBadge({ person: { role, suspended_at } }: { person: Person }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[role]}>{ROLE_TEXTS[role]?.label ?? role}</Badge>
      {suspended_at && <Badge tone="danger">Suspended</Badge>}
    </span>
  )
}
