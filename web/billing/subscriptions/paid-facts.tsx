import { useQuery } from '@tanstack/react-query'
import { subscription } from '#web/billing/checkout/api.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { standingOf } from './billing-status.ts'

/** What was bought and until when; quietly nothing while it is not known, since the page has said the main thing. */
export function PaidFacts() {
  const { data } = useQuery(subscription())
  const now = useNow()
  const standing = data && standingOf(data, now)
  if (!standing) return null
  return (
    <p className="mt-3 text-quiet">
      {standing} {data.provider === 'test' && 'This was a test: no money moved. '}
      You can cancel in Settings at any time.
    </p>
  )
}
