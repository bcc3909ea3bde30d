import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import * as m from '#messages/billing/checkout.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { checkoutStatusOnce } from './api.ts'
import { clearOpenCheckout, getOpenCheckout } from './open-checkout.ts'

const NOTICE_TEXTS: Partial<Record<CheckoutStatus, { title: string; text: string }>> = {
  open: {
    title: m.leftPage,
    text: m.leftPageText,
  },
  declined: {
    title: m.lastDeclined,
    text: m.lastDeclinedText,
  },
}

export function UnfinishedCheckoutNotice() {
  const { user } = useSession()
  const unfinished = user && getOpenCheckout(user.id)
  return unfinished ? <CheckoutNotice owner={user.id} checkoutId={unfinished.checkoutId} /> : null
}

function CheckoutNotice({ owner, checkoutId }: { owner: string; checkoutId: string }) {
  const { data, error } = useQuery(checkoutStatusOnce(checkoutId))
  const notice = data && NOTICE_TEXTS[data.status]
  const isOver = (data && !notice) || isNotFound(error)
  useEffect(() => {
    if (isOver) clearOpenCheckout(owner)
  }, [isOver, owner])

  if (!notice) return null
  return (
    <Notice className="mb-6" title={notice.title}>
      <p>{notice.text}</p>
      <Link
        to={paths.checkoutOutcome(checkoutId)}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {m.haveIPaid}
      </Link>
    </Notice>
  )
}
