import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import * as m from '#messages/app/page.ts'
import { setTitle } from '#web/platform/hooks/use-title.ts'
import { AfterDelay, Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { useScreen } from './screen-route.ts'

export function Root() {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <>
      {isLeaving && (
        <AfterDelay>
          <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-signal" />
        </AfterDelay>
      )}
      <Outlet />
      <ScreenTitle />
      <PageAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Must run before PageAnnouncer. */
function ScreenTitle() {
  const title = useScreen()?.title
  useEffect(() => {
    if (title) setTitle(title)
  }, [title])
  return null
}

/** Every full load has the key `default`, whatever its page. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? hashOf(pathname) : key)

/** Stored in sessionStorage; hides what was read from the next user. */
function hashOf(text: string): string {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619)
  return (sum >>> 0).toString(36)
}

export function FirstLoad() {
  return (
    <Loading label={m.loading}>
      <div className="mx-auto max-w-3xl space-y-4 px-4 py-16">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
      </div>
    </Loading>
  )
}
