import { CircleUser, Library, type LucideIcon, MessagesSquare, Newspaper, PencilLine } from 'lucide-react'
import { can, type Role } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import type { PlaceName, Screen } from '#web/screens/screen.ts'

export interface Place {
  label: PlaceName
  to: string
  icon: LucideIcon
}

const COMMUNITY: Place = { label: 'Community', to: paths.forums, icon: MessagesSquare }

const PLACES: readonly Place[] = [
  { label: 'Today', to: paths.dashboard, icon: Newspaper },
  { label: 'Practise', to: paths.practise, icon: PencilLine },
  { label: 'Library', to: paths.library, icon: Library },
  COMMUNITY,
  { label: 'Me', to: paths.me, icon: CircleUser },
]

/** Without access, Community leads where its guard would redirect. */
export function mainPlaces(role: Role): readonly Place[] {
  if (can(role, 'community')) return PLACES
  return PLACES.map((place) => (place === COMMUNITY ? { ...place, to: paths.subscriptionFor.community } : place))
}

export function currentOf({ label, to }: Place, open: Pick<Screen, 'path' | 'place'> | undefined): 'page' | 'true' | undefined {
  if (open?.path === to) return 'page'
  return open?.place === label ? 'true' : undefined
}
