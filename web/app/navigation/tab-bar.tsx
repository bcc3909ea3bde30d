import { useRef } from 'react'
import { Link, useMatch } from 'react-router'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { useStartedDay } from '#web/practice/study-session/started.ts'
import type { Screen } from '#web/screens/screen.ts'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { useScreen } from '../routing/page-router.tsx'
import { currentOf, mainPlaces } from './main-places.ts'
import { useReadingDown } from './use-reading-down.ts'

/** Not beneath an article that is read in a session: the bar of the session leads on, and two bars leave too little of a phone. */
export function TabBar({ role }: { role: Role }) {
  const screen = useScreen()
  const isInSession = useStartedDay() !== undefined
  const isArticle = useMatch('/article/:articleId') !== null
  return screen?.isAlone || (isArticle && isInSession) ? null : <Bar role={role} screen={screen} />
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
