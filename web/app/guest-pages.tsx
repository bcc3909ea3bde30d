import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { onSessionChangedElsewhere, readSession } from '#web/platform/session/session.ts'

/** Pages for guests follow a sign-in in another tab: the same path is opened again, so that its guard runs. */
export function GuestPages() {
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(
    () =>
      onSessionChangedElsewhere(() => {
        if (readSession().user) navigate(here, { replace: true })
      }),
    [navigate, here],
  )
  return <Outlet />
}
