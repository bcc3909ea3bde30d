import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { onSessionChangedElsewhere, readSession } from '#web/platform/session/session.ts'

/** After sign-in in another tab, reruns the guard. */
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
