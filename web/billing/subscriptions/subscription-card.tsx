import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { can, type Role } from '#contract/roles.ts'
import { subscription } from '#web/billing/checkout/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { isLive } from './billing-status.ts'
import { Receipts } from './receipts.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionStatus } from './subscription-status.tsx'

/** The user's plan with its price, dates, actions and receipts. */
export function SubscriptionCard({ role }: { role: Role }) {
  const loaded = useQuery(subscription())
  const { name, text } = (ROLE_TEXTS[role] ?? ROLE_TEXTS.free).plan
  const { data } = loaded
  return (
    <Card title="Subscription status">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-quiet">{text}</p>
      </div>
      {loaded.isPending && (
        <Loading label="Loading your subscription">
          <Skeleton className="h-6 w-3/4" />
        </Loading>
      )}
      {loaded.isError && !data && (
        <QuietFailure
          text={failureText(loaded.error, 'We could not load your subscription.')}
          onRetry={() => loaded.refetch()}
          busy={loaded.isFetching}
        />
      )}
      {data && <SubscriptionStatus subscription={data} role={role} />}
      {!can(role, 'proStudy') && !(data && isLive(data)) && (
        <Link to={paths.subscription} className={buttonStyle()}>
          Upgrade to Pro
        </Link>
      )}
      {data && <SubscriptionActions subscription={data} role={role} />}
      {data?.state && <Receipts />}
    </Card>
  )
}
