import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/billing/subscriptions.ts'
import { subscription } from '#web/billing/checkout/api.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { describeSubscription } from './billing-status.ts'

/** Renders nothing while loading: the heading already confirms the payment. */
export function PaidSummary() {
  const { data } = useQuery(subscription())
  const now = useNow()
  const status = data && describeSubscription(data, now)
  if (!status) return null
  return (
    <p className="mt-3 text-quiet">
      {status} {data.provider === 'test' && `${m.wasTest} `}
      {m.canCancel}
    </p>
  )
}
