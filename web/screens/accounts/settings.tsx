import { useQuery } from '@tanstack/react-query'
import { SettingsCards } from '#web/accounts/accounts/settings-cards.tsx'
import { subscription } from '#web/billing/checkout/api.ts'
import { SubscriptionCard } from '#web/billing/subscriptions/subscription-card.tsx'
import { QuickPreferences } from '#web/messaging/preferences/quick-preferences.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { ReadingCard } from '#web/reading/reading-settings/reading-card.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function SettingsScreen() {
  useTitle('Settings')
  const { isPending, failureCount } = useQuery(subscription())
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
      <h1 className="mt-2 mb-6 text-3xl font-semibold">Settings</h1>
      <SettingsCards isWaiting={isPending && failureCount === 0} plan={({ role }) => <SubscriptionCard role={role} />}>
        <ReadingCard />
        <QuickPreferences />
      </SettingsCards>
    </div>
  )
}
