import { Link } from 'react-router'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import type { Outcome } from './outcomes.ts'

interface WaysOnProps {
  outcome: Outcome
  cycle: BillingCycle | undefined
  isAsking: boolean
  onAsk: () => void
}

/** Where to go from what became of a payment: what one most likely wants stands first. */
export function WaysOn({ outcome, cycle, isAsking, onAsk }: WaysOnProps) {
  const toPlans = cycle ? paths.subscriptionBy(cycle) : paths.subscription
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {(outcome === 'long' || outcome === 'away') && (
        <Button onClick={onAsk} disabled={isAsking}>
          Ask again now
        </Button>
      )}
      {outcome === 'paid' && <Way to={paths.dashboard}>Go to today’s articles</Way>}
      {outcome === 'declined' && <Way to={toPlans}>Try again</Way>}
      {outcome === 'expired' && <Way to={toPlans}>Begin again</Way>}
      {outcome === 'flagged' && <Way to={paths.feedbackSubmit}>Write to us</Way>}
      {(outcome === 'paid' || outcome === 'unknown') && (
        <Way to={paths.settings} isSecond={outcome === 'paid'}>
          See your subscription
        </Way>
      )}
      {outcome !== 'paid' && (
        <Way to={paths.dashboard} isSecond>
          Go to the dashboard
        </Way>
      )}
    </div>
  )
}

function Way({ to, isSecond = false, children }: { to: string; isSecond?: boolean; children: string }) {
  return (
    <Link to={to} className={buttonStyle({ variant: isSecond ? 'outline' : 'default' })}>
      {children}
    </Link>
  )
}
