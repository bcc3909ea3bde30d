import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages/accounts/accounts/account-created.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { postLoginPath } from './post-login-path.ts'

const REDIRECT_DELAY_MS = 2000

export function AccountCreated() {
  const navigate = useNavigate()
  const { user } = useSession()
  const [to] = useState(() => postLoginPath('free'))
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])

  return (
    <Notice tone="success" title={m.created}>
      {user?.email_confirmed === false && <p>{m.linkSent}</p>}
      <p>{to === paths.dashboard ? m.todayOpens : m.planOpens}</p>
    </Notice>
  )
}
