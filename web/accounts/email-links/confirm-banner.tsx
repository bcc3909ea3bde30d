import { useEffect } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import * as m from '#messages/accounts/accounts/banners.ts'
import { ActionBanner } from '#web/accounts/accounts/action-banner.tsx'
import { TEXT_LINK } from '#web/accounts/accounts/auth-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { refreshStoredUser, resendConfirmation } from './api.ts'

export function ConfirmBanner({ user }: { user: User }) {
  useRefreshOnReturn()
  return (
    <ActionBanner title={m.confirmEmail} action={m.sendAgain} onAct={resendConfirmation} failure={m.linkNotSent}>
      {m.openLink({
        email: user.email,
        change: (text) => (
          <Link to={paths.settingsPage('account')} className={TEXT_LINK}>
            {text}
          </Link>
        ),
      })}
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
