import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { profile } from '#web/accounts/accounts/api.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useHasTimer } from '#web/practice/focus/use-study-timer.ts'
import { useReadingLook } from '#web/reading/reading-settings/use-reading-look.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { Header } from './header.tsx'
import { migrateItems } from './migrate-items.ts'
import { proNews } from './pro-news.ts'

/** The frame of every signed-in page. */
export function Shell() {
  const { token, user } = useSession()
  const who = user && `${user.id} ${user.role}`
  useGuardsAgain(who)
  useSayingProChanges(user)
  useFreshProfile(token)
  useMigratedItems(user?.id)
  useReadingLook(user)

  // The guard is on its way to the sign-in page.
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="sr-only rounded-control bg-accent font-medium text-on-accent focus:not-sr-only focus:px-4 focus:py-3 focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to main content
      </a>
      <div className="flex flex-col">
        <Header user={user} />
        <RunningTimer />
        {/*
          A new person, or a new role, starts with new pages: nothing on screen is left over from the one before. A screen high from the start,
          or the footer would stand in the middle of each page until its content comes, and move.
        */}
        <main id="main" key={who} tabIndex={-1} className="peer mx-auto min-h-dvh w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
          <Outlet />
        </main>
        {/* Its lower half is room for the streak in the corner. */}
        <footer className="peer-has-data-coming:invisible border-t border-line px-4 pt-6 pb-20 text-center text-sm text-quiet">
          © {new Date().getFullYear()} UPSC Current Catalyst
        </footer>
      </div>
      <FloatingStreak key={user.id} />
      <BehindThePages />
    </QueryClientProvider>
  )
}

/** The study timer goes on from page to page; an article has a control of its own for it. */
function RunningTimer() {
  const hasTimer = useHasTimer()
  const isOnArticle = useMatch('/article/:articleId') !== null
  const Host = useLoaded(hasTimer, async () => (await import('#web/practice/focus/timer-host.tsx')).TimerHost)
  if (Host) return <Host showsStrip={!isOnArticle} />
  // The height of the strip, so that the page does not move down when it comes.
  return hasTimer && !isOnArticle ? <div className="box-content h-13 border-b border-line bg-surface" /> : null
}

function BehindThePages() {
  const Background = useLoaded(true, async () => (await import('./background.tsx')).Background)
  return Background && <Background />
}

function FloatingStreak() {
  const Widget = useLoaded(true, async () => (await import('#web/reading/progress/streak-widget.tsx')).StreakWidget)
  return Widget && <Widget />
}

/** Guards run on navigation; when somebody changes role or signs in anew in another tab, the same address is opened again so that they run. */
function useGuardsAgain(who: string | null) {
  const navigate = useNavigate()
  const here = useLocation()
  const known = useRef(who)
  useEffect(() => {
    // Nobody may be here at first sight already: on a slow device a session can end between the guard and the first drawing.
    if (who && known.current === who) return
    known.current = who
    if (who) navigate(here, { replace: true, state: here.state, preventScrollReset: true })
    else navigate(paths.login, { replace: true })
  }, [who, here, navigate])
}

/** Before anything reads them: the effects of the pages come later. */
function useMigratedItems(userId: string | undefined) {
  useMemo(() => userId && migrateItems(userId), [userId])
}

/** What opens or closes by itself while a page is open is said, once, in each tab. The page of a payment says it better. */
function useSayingProChanges(user: User | null) {
  const { pathname } = useLocation()
  const known = useRef(user)
  useEffect(() => {
    const before = known.current
    known.current = user
    const news = user && before?.id === user.id && proNews(before.role, user.role)
    if (news && pathname !== paths.afterCheckout) toast(news)
  }, [user, pathname])
}

/** At the start and after signing in the stored user is replaced by the server's; a failure is logged by the call and changes nothing. */
function useFreshProfile(token: string | null) {
  useEffect(() => {
    if (token) queryClient.prefetchQuery({ ...profile(), staleTime: 0 })
  }, [token])
}
