import { Link } from 'react-router'
import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import * as m from '#messages/billing/checkout.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** Always states whether anything was charged. */
export function PaymentFailure({ error, fallback = m.somethingWrong }: { error: unknown; fallback?: string }) {
  const text = failureText(error, fallback)
  return (
    <Notice tone="error">
      <p>
        {text}
        {isUnclearAboutCharge(error) && ` ${m.nothingCharged}`}
      </p>
      {text === BILLING_SENTENCES.alreadySubscribed && (
        <Link
          to={paths.settingsPage('plan')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {m.openSettings}
        </Link>
      )}
    </Notice>
  )
}

/** No checkout was created, and the error does not say that nothing was charged. */
const isUnclearAboutCharge = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500) && error.message !== BILLING_SENTENCES.providerAway
