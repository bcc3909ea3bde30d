import { useSearchParams } from 'react-router'
import { CheckoutOutcome } from '#web/billing/checkout/checkout-outcome.tsx'

export function Component() {
  const [search] = useSearchParams()
  const checkoutId = search.get('checkout') ?? 'none'
  return (
    <div className="mx-auto max-w-2xl pt-4">
      <CheckoutOutcome key={checkoutId} checkoutId={checkoutId} />
    </div>
  )
}
