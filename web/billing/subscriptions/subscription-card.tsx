import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#contract/billing/money.ts'
import type { Receipt } from '#contract/billing/subscriptions.ts'
import { ROLE_TEXTS } from '#contract/role-texts.ts'
import { can, type Role } from '#contract/roles.ts'
import * as m from '#messages/billing/subscriptions.ts'
import * as ui from '#messages/ui.ts'
import { receipts, subscription } from '#web/billing/checkout/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { isLive } from './billing-status.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionStatus } from './subscription-status.tsx'

export function SubscriptionCard({ role }: { role: Role }) {
  const loaded = useQuery(subscription())
  const { name, text } = (ROLE_TEXTS[role] ?? ROLE_TEXTS.free).plan
  const { data } = loaded
  return (
    <Card title={m.status}>
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-quiet">{text}</p>
      </div>
      {loaded.isPending && (
        <Loading label={m.loading}>
          <Skeleton className="h-6 w-3/4" />
        </Loading>
      )}
      {loaded.isError && !data && (
        <QuietFailure text={failureText(loaded.error, m.didNotLoad)} onRetry={() => loaded.refetch()} busy={loaded.isFetching} />
      )}
      {data && <SubscriptionStatus subscription={data} role={role} />}
      {!can(role, 'proStudy') && !(data && isLive(data)) && (
        <Link to={paths.subscription} className={buttonStyle()}>
          {m.upgrade}
        </Link>
      )}
      {data && <SubscriptionActions subscription={data} role={role} />}
      {data?.state && <Receipts />}
    </Card>
  )
}

/** Half a year of monthly payments. */
const INITIAL_COUNT = 6

/** Renders nothing without payments. */
function Receipts() {
  const { data, error, isFetching, refetch } = useQuery(receipts())
  const [showsAll, setShowsAll] = useState(false)
  if (error && !data)
    return <QuietFailure text={failureText(error, m.receiptsDidNotLoad)} onRetry={() => refetch()} busy={isFetching} />
  if (!data?.length) return null
  return (
    <section aria-labelledby="receipts-title" className="border-t border-line pt-4">
      <h3 id="receipts-title" className="font-medium">
        {m.receipts}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {(showsAll ? data : data.slice(0, INITIAL_COUNT)).map((receipt) => (
          <ReceiptRow key={receipt.receipt_id} receipt={receipt} />
        ))}
      </ul>
      {!showsAll && data.length > INITIAL_COUNT && (
        <Button variant="link" className="-ms-4" onClick={() => setShowsAll(true)}>
          {ui.showAll({ count: data.length })}
        </Button>
      )}
    </section>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { paid_at, total, tax, refunded, status, cycle, provider, reference, is_duplicate, gst } = receipt
  const money = (amount: number) => formatMoney({ amount, currency: total.currency })
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>{(cycle === 'monthly' ? m.paidForMonth : m.paidForYear)({ date: formatDate(paid_at) })}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium tabular-nums">
          {provider === 'test' && <Badge>{m.test}</Badge>}
          {status !== 'paid' && (
            <Badge tone="accent">{status === 'refunded' ? m.refunded : m.partRefunded({ amount: money(refunded) })}</Badge>
          )}
          {money(total.amount)}
        </span>
      </p>
      {is_duplicate && <p className="text-sm">{status === 'refunded' ? m.secondRefunded : m.secondPending}</p>}
      <p className="text-sm text-quiet wrap-anywhere">
        {gst && `${m.gstIncluded({ ...gst, tax: money(gst.tax), taxable: money(gst.taxable) })} `}
        {tax > 0 && `${m.taxIncluded({ amount: money(tax) })} `}
        {m.reference({ reference })}
      </p>
    </li>
  )
}
