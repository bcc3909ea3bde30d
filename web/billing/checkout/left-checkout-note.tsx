import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { checkoutOnce } from './api.ts'
import { forgetOpenCheckout, openCheckoutOf } from './open-checkout.ts'

const SAID: Partial<Record<CheckoutStatus, { title: string; text: string }>> = {
  open: {
    title: 'You left the payment page',
    text: 'We have not heard of a payment, so nothing has changed. You can begin again below whenever you like.',
  },
  declined: {
    title: 'The last try to pay was declined',
    text: 'Nothing was charged. You can try again below, or with another means of payment.',
  },
}

/** For who comes back from a checkout without having paid, be it by a link there or by the browser's own button. */
export function LeftCheckoutNote() {
  const { user } = useSession()
  const left = user && openCheckoutOf(user.id)
  return left ? <Note owner={user.id} checkoutId={left.checkoutId} /> : null
}

function Note({ owner, checkoutId }: { owner: string; checkoutId: string }) {
  const { data, error } = useQuery(checkoutOnce(checkoutId))
  const said = data && SAID[data.status]
  const isOver = (data && !said) || (error instanceof CallError && error.status === 404)
  useEffect(() => {
    if (isOver) forgetOpenCheckout(owner)
  }, [isOver, owner])

  if (!said) return null
  return (
    <Notice className="mb-6" title={said.title}>
      <p>{said.text}</p>
      <Link
        to={paths.checkoutOutcome(checkoutId)}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        I have paid: see what became of it
      </Link>
    </Notice>
  )
}
