import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/app/frame.ts'
import { profile } from '#web/accounts/accounts/api.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { useSettled } from '#web/platform/http/use-settled.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useHasTimer } from '#web/practice/focus/use-study-timer.ts'
import { useStartedDay } from '#web/practice/study-session/started.ts'
import { useReadingLook } from '#web/reading/reading-settings/use-reading-look.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { Header } from './navigation/header.tsx'
import { TabBar } from './navigation/tab-bar.tsx'
import { NeededBanner } from './needed-banner.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { proNews } from './pro-news.ts'
import { useAccountLanguage } from './use-account-language.ts'

export function Shell() {
  const { token, user } = useSession()
  const who = user && `${user.id} ${user.role}`
  const isAdminPage = useIsAdminPage()
  useRerunGuards(who && `${who} ${user.required_step ?? ''}`)
  useProChangeToasts(user)
  useReadingLook(user)
  useAccountLanguage(user)

  // The guard is redirecting.
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="sr-only rounded-control bg-accent font-medium text-on-accent focus:not-sr-only focus:px-4 focus:py-3 focus:fixed focus:top-2 focus:inset-s-2 focus:z-50"
      >
        {m.skipToContent}
      </a>
      <div className="page-frame">
        <Header user={user} />
        <NeededBanner key={user.id} user={user} />
        <RunningTimer />
        {/* Remounts, to hide the previous user's data. */}
        <main
          id="main"
          key={who}
          tabIndex={-1}
          className={`mx-auto w-full grow px-4 py-6 sm:px-6 sm:py-8 ${isAdminPage ? 'max-w-7xl' : 'max-w-5xl'}`}
        >
          <Outlet />
        </main>
        <Footer />
      </div>
      <TabBar role={user.role} />
      {/* Offline, it could not be loaded. */}
      <OfflineBar />
      <SessionBar key={user.id} />
      <AfterPage user={user} token={token} />
    </QueryClientProvider>
  )
}

function RunningTimer() {
  const hasTimer = useHasTimer()
  const isOnArticle = useMatch('/article/:articleId') !== null
  const Host = useLoaded(hasTimer, async () => (await import('#web/practice/focus/timer-host.tsx')).TimerHost)
  if (Host) return <Host showsStrip={!isOnArticle} />
  // Reserves the strip's height.
  return hasTimer && !isOnArticle ? <div className="box-content h-13 border-b border-line bg-surface" /> : null
}

/** Docked below the page, so nothing moves when it has loaded. */
function SessionBar() {
  const day = useStartedDay()
  const isOnToday = useMatch(paths.dashboard) !== null
  const isWanted = day !== undefined && !isOnToday
  const Bar = useLoaded(isWanted, async () => (await import('#web/practice/study-session/next-bar.tsx')).NextBar)
  return isWanted && Bar ? <Bar day={day} /> : null
}

/** Loaded after the page, which needs the bandwidth. */
function AfterPage({ user, token }: { user: User; token: string | null }) {
  const isSettled = useSettled()
  useFreshProfile(isSettled && token, user.role)
  const Background = useLoaded(isSettled, async () => (await import('./background.tsx')).Background)
  const hasStreak = useHasStreak()
  const Streak = useLoaded(
    isSettled && hasStreak,
    async () => (await import('#web/reading/progress/streak-widget.tsx')).StreakWidget,
  )
  return (
    <>
      {Streak && hasStreak && <Streak key={user.id} />}
      {Background && <Background />}
    </>
  )
}

function useHasStreak(): boolean {
  const isAdminPage = useIsAdminPage()
  const isOnToday = useMatch(paths.dashboard) !== null
  const hasSessionBar = useStartedDay() !== undefined && !isOnToday
  return !useIsPhone() && !isAdminPage && !hasSessionBar
}

const useIsAdminPage = () => useLocation().pathname.startsWith('/admin/')

/** Hidden until the page has loaded, or it would visibly move. The padding leaves room for the streak widget. */
function Footer() {
  const isSettled = useSettled()
  const isLoading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return (
    <footer
      className={`border-t border-line px-4 py-6 text-center text-sm text-quiet md:pb-20 print:hidden ${isSettled && !isLoading ? '' : 'invisible'}`}
    >
      © {new Date().getFullYear()} UPSC Current Catalyst
    </footer>
  )
}

/** Guards run only on navigation. */
function useRerunGuards(who: string | null) {
  const navigate = useNavigate()
  const here = useLocation()
  const known = useRef(who)
  useEffect(() => {
    // The session can end between guard and first render.
    if (who && known.current === who) return
    known.current = who
    if (who) navigate(here, { replace: true, state: here.state, preventScrollReset: true })
    else navigate(paths.login, { replace: true })
  }, [who, here, navigate])
}

function useProChangeToasts(user: User | null) {
  const { pathname } = useLocation()
  const known = useRef(user)
  useEffect(() => {
    const before = known.current
    known.current = user
    const news = user && before?.id === user.id && proNews(before.role, user.role)
    if (news && pathname !== paths.afterCheckout) toast(news)
  }, [user, pathname])
}

function useFreshProfile(token: string | false | null, role: Role) {
  useEffect(() => {
    if (token && role) queryClient.prefetchQuery({ ...profile(), staleTime: 0 })
  }, [token, role])
}
