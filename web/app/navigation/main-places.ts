import { CircleUser, Library, type LucideIcon, MessagesSquare, Newspaper, PencilLine } from 'lucide-react'
import { can, type Role } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'

export interface Place {
  label: string
  to: string
  icon: LucideIcon
  /** The place is marked on these pages and on those below them. */
  holds: readonly string[]
}

const COMMUNITY: Place = { label: 'Community', to: paths.forums, icon: MessagesSquare, holds: ['/community'] }

const PLACES: readonly Place[] = [
  { label: 'Today', to: paths.dashboard, icon: Newspaper, holds: [paths.dashboard, '/article'] },
  {
    label: 'Practise',
    to: paths.practise,
    icon: PencilLine,
    holds: [paths.practise, paths.review, '/quiz', paths.quizHistory, paths.mockTests, paths.writing],
  },
  {
    label: 'Library',
    to: paths.library,
    icon: Library,
    holds: [paths.library, paths.bookmarks, paths.notes, paths.archive, paths.compilations, paths.syllabus],
  },
  COMMUNITY,
  {
    ...{ label: 'Me', to: paths.me, icon: CircleUser },
    holds: [paths.me, paths.settings, paths.notificationSettings, paths.subscription, '/feedback'],
  },
]

/** The five places of the product. Community leads those who may not use it to the page that the guard would send them to. */
export function mainPlaces(role: Role): readonly Place[] {
  if (can(role, 'community')) return PLACES
  return PLACES.map((place) => (place === COMMUNITY ? { ...place, to: paths.subscriptionFor.community } : place))
}

/** `page` for the open page, `true` for the place that it belongs to: values of `aria-current`. */
export function currentOf({ to, holds }: Place, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return holds.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined
}
