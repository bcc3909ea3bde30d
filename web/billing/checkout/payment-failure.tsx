import { Link } from 'react-router'
import { BILLING_SENTENCES } from '#contract/billing/billing-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** Where money is about, the first question is whether any went. */
export function PaymentFailure({
  error,
  fallback = 'This did not work. Please try again.',
}: {
  error: unknown
  fallback?: string
}) {
  const text = failureText(error, fallback)
  return (
    <Notice tone="error">
      <p>
        {text}
        {isSilentOnMoney(error) && ' Nothing was charged.'}
      </p>
      {text === BILLING_SENTENCES.alreadySubscribed && (
        <Link to={paths.settings} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
          Open Settings
        </Link>
      )}
    </Notice>
  )
}

/** A checkout that was not even begun; the payment service being away says so itself. */
const isSilentOnMoney = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500) && error.message !== BILLING_SENTENCES.providerAway
