import * as m from '#messages/billing/checkout.ts'
/** For demos. */
export function TestCheckoutNote() {
  return (
    <p className="rounded-control border-s-4 border-signal bg-signal-soft px-3 py-2 text-sm font-medium high-contrast:border">
      {m.testCheckout}
    </p>
  )
}
