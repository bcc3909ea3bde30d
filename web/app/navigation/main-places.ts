import { CircleUser, Library, type LucideIcon, MessagesSquare, Newspaper, PencilLine } from 'lucide-react'
import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { paths } from '#web/platform/paths.ts'
import type { PlaceName, Screen } from '#web/screens/screen.ts'

export interface Place {
  name: PlaceName
  label: string
  to: string
  icon: LucideIcon
}

const COMMUNITY: Place = { name: 'Community', label: m.community, to: paths.forums, icon: MessagesSquare }

const PLACES: readonly Place[] = [
  { name: 'Today', label: m.today, to: paths.dashboard, icon: Newspaper },
  { name: 'Practise', label: m.practise, to: paths.practise, icon: PencilLine },
  { name: 'Library', label: m.library, to: paths.library, icon: Library },
  COMMUNITY,
  { name: 'Me', label: m.me, to: paths.me, icon: CircleUser },
]

/** Without access, Community leads where its guard would redirect. */
export function mainPlaces(role: Role): readonly Place[] {
  if (can(role, 'community')) return PLACES
  return PLACES.map((place) => (place === COMMUNITY ? { ...place, to: paths.subscriptionFor.community } : place))
}

export function currentOf({ name, to }: Place, open: Pick<Screen, 'path' | 'place'> | undefined): 'page' | 'true' | undefined {
  if (open?.path === to) return 'page'
  return open?.place === name ? 'true' : undefined
}
