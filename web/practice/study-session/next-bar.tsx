import { useQuery } from '@tanstack/react-query'
import { ArrowRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as m from '#messages/practice/study-session.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import { TextByScript } from '#web/platform/text/text-by-script.tsx'
import { offlineArticles } from '#web/reading/offline/api.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Button } from '#web/ui/button.tsx'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { refreshSession, type SessionStep, type StudySession, skipStep, todaysSession } from './api.ts'
import { isOnDevice } from './on-device.ts'
import { leaveSession } from './started.ts'
import { pathOf, placeIn, shortText, stepText } from './steps.ts'

/** Leads from step to step; below every page but Today, which has the whole session. */
export function NextBar({ day }: { day: string }) {
  const { pathname } = useLocation()
  const { data: session } = useQuery(todaysSession())
  const isOver = session !== undefined && session.day !== day
  useEffect(() => {
    if (isOver) leaveSession()
  }, [isOver])
  useRefreshAt(pathname)
  return session && !isOver ? <Bar session={session} pathname={pathname} /> : null
}

/** What was done on the page before is ticked. */
function useRefreshAt(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    refreshSession().catch(() => undefined)
  }, [pathname])
}

/** Docked above these. */
const BENEATH = 'calc(var(--tabs, 0px) + var(--player, 0px) + var(--notice, 0px))'

function Bar({ session, pathname }: { session: StudySession; pathname: string }) {
  const bar = useRef<HTMLElement>(null)
  useRoomBeneath(bar, '--session')
  const navigate = useNavigate()
  const [language] = useChosenLanguage()
  const isOffline = useOffline()
  const saved = useQuery({ ...offlineArticles(), enabled: isOffline }).data
  const { current, next } = placeIn(session, pathname)
  const skipped = current?.state === 'open' ? current : next
  const skip = () => {
    if (!skipped) return
    skipStep(session, skipped.step).catch(() => undefined)
    if (skipped === current) navigate(next ? pathOf(next) : paths.dashboard)
  }
  const isMissing = next && isOffline && saved && !isOnDevice(next, saved)
  return (
    <nav
      ref={bar}
      aria-label={m.yourSession}
      className="above-tabs fixed inset-x-0 z-20 border-t border-strong bg-surface in-data-scroll-locked:invisible print:hidden"
      style={{ bottom: BENEATH }}
    >
      <div
        className="mx-auto flex max-w-3xl items-center gap-1 px-2 sm:px-4"
        style={{ paddingBottom: `max(0px, env(safe-area-inset-bottom, 0px) - ${BENEATH})` }}
      >
        <Link
          to={next ? pathOf(next) : paths.dashboard}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2 py-1 text-sm font-medium text-accent no-underline hover:underline"
        >
          <NextText session={session} next={next} />
          {isMissing && <span className="shrink-0 text-quiet">{m.notOnDevice}</span>}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
        {skipped && (
          <Button
            variant="ghost"
            className="px-2 text-sm"
            aria-label={m.skipStep({ step: stepText(skipped, language) })}
            onClick={skip}
          >
            {m.skip}
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={m.leave} onClick={leaveSession}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </nav>
  )
}

function NextText({ session, next }: { session: StudySession; next: SessionStep | undefined }) {
  const [language] = useChosenLanguage()
  if (!next) return <span className="min-w-0 leading-tight">{m.doneBackToToday}</span>
  return (
    <>
      <span className="min-w-0 leading-tight sm:hidden">
        <TextByScript>{m.nextStep({ step: shortText(session.steps, next) })}</TextByScript>
      </span>
      <span className="line-clamp-1 wrap-anywhere max-sm:hidden">
        <TextByScript>{m.nextStep({ step: stepText(next, language) })}</TextByScript>
      </span>
    </>
  )
}
