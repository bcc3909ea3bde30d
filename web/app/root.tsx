import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { AfterDelay, Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

/** What stands around every page, public or not. */
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
      <PageAnnouncer />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Every full load begins with the key `default`: without the path, a page opened by its address would start where another was left. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? unreadable(pathname) : key)

/** The router keeps these names in the tab; the next person at this device should not find there what somebody has read. */
function unreadable(text: string): string {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619)
  return (sum >>> 0).toString(36)
}

/** While the first page's code is on its way. */
export function FirstLoad() {
  return (
    <Loading label="Loading">
      <div className="mx-auto max-w-3xl space-y-4 px-4 py-16">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
      </div>
    </Loading>
  )
}
