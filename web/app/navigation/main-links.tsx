import { Link } from 'react-router'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { useScreen } from '../routing/page-router.tsx'
import { currentOf, mainPlaces } from './main-places.ts'

export function MainLinks({ role }: { role: Role }) {
  const screen = useScreen()
  return (
    <nav aria-label={m.mainNavigation} className="flex @max-3xl:hidden">
      {mainPlaces(role).map((place) => (
        <Link key={place.label} to={place.to} aria-current={currentOf(place, screen)} className="header-link @max-5xl:px-2">
          {place.label}
        </Link>
      ))}
    </nav>
  )
}
