import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/accounts/settings/pages.ts'
import { SettingsLoading } from '#web/accounts/settings/settings-loading.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { useOnceLoaded } from '#web/accounts/settings/use-once-loaded.ts'
import { subscription } from '#web/billing/checkout/api.ts'
import { SubscriptionCard } from '#web/billing/subscriptions/subscription-card.tsx'
import { useSession } from '#web/platform/session/session.ts'

const TITLES = [m.yourPlan]

export function Component() {
  const { user } = useSession()
  const { isPending, failureCount } = useQuery(subscription())
  // The card shows later failures.
  const isLoaded = useOnceLoaded(isPending && failureCount === 0)
  return (
    <SettingsPage name="plan">
      {!isLoaded || !user ? <SettingsLoading label={m.loadingPlan} titles={TITLES} /> : <SubscriptionCard role={user.role} />}
    </SettingsPage>
  )
}
