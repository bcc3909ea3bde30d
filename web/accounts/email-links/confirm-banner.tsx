import { useEffect } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ActionBanner } from '#web/accounts/accounts/action-banner.tsx'
import { TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { refreshStoredUser, resendConfirmation } from './api.ts'

export function ConfirmBanner({ user }: { user: User }) {
  useRefreshOnReturn()
  return (
    <ActionBanner
      title="Confirm your email"
      action="Send again"
      onAct={resendConfirmation}
      failure="The link could not be sent. Please try again."
    >
      {`Open the link we sent to ${user.email}. `}
      <Link to={paths.settingsPage('account')} className={TEXT_LINK}>
        Change address
      </Link>
    </ActionBanner>
  )
}

/** The link is often opened on a phone, so a page that returns into view checks. */
function useRefreshOnReturn() {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void refreshStoredUser()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
