import { useEffect } from 'react'
import * as m from '#messages/app/page.ts'
import { setTitle } from '#web/platform/hooks/use-title.ts'
import { AfterDelay, Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PageRouter, useIsLeaving, useScreen } from './routing/page-router.tsx'

export function Root() {
  return (
    <PageRouter fallback={<FirstLoad />}>
      <LeavingBar />
      <ScreenTitle />
      <PageAnnouncer />
    </PageRouter>
  )
}

function LeavingBar() {
  if (!useIsLeaving()) return null
  return (
    <AfterDelay>
      <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-signal" />
    </AfterDelay>
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

function FirstLoad() {
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
