import { useSearchParams } from 'react-router'
import { CheckoutOutcome } from '#web/billing/checkout-outcome.tsx'

export function CheckoutReturnScreen() {
  const [search] = useSearchParams()
  const checkoutId = search.get('checkout') ?? 'none'
  // A screen high from the start, so that the footer stays below whatever is said.
  return (
    <div className="mx-auto min-h-dvh max-w-2xl pt-4">
      <CheckoutOutcome key={checkoutId} checkoutId={checkoutId} />
    </div>
  )
}
