import { useRef } from 'react'
import { Link } from 'react-router'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import type { Screen } from '#web/screens/screen.ts'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { useScreen } from '../screen-route.ts'
import { currentOf, mainPlaces } from './main-places.ts'
import { useReadingDown } from './use-reading-down.ts'

export function TabBar({ role }: { role: Role }) {
  const screen = useScreen()
  return screen?.isAlone ? null : <Bar role={role} screen={screen} />
}

function Bar({ role, screen }: { role: Role; screen: Screen | undefined }) {
  const bar = useRef<HTMLDivElement>(null)
  useRoomBeneath(bar, '--tabs')
  useReadingDown(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 @container in-data-scroll-locked:invisible in-data-[tabs=aside]:translate-y-full motion-safe:transition-transform motion-safe:duration-150 print:hidden"
    >
      <nav
        aria-label={m.mainNavigation}
        className="flex border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] @3xl:hidden"
      >
        {mainPlaces(role).map((place) => (
          <Link key={place.label} to={place.to} aria-current={currentOf(place, screen)} className="tab-link">
            <place.icon aria-hidden="true" className="size-6" />
            {place.label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
