import { Link } from 'react-router'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import type { Outcome } from './outcomes.ts'

interface OutcomeActionsProps {
  outcome: Outcome
  cycle: BillingCycle | undefined
  isChecking: boolean
  onCheck: () => void
}

/** The next steps after a payment; the most likely one comes first. */
export function OutcomeActions({ outcome, cycle, isChecking, onCheck }: OutcomeActionsProps) {
  const toPlans = cycle ? paths.subscriptionBy(cycle) : paths.subscription
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {(outcome === 'slow' || outcome === 'offline') && (
        <Button onClick={onCheck} disabled={isChecking}>
          Check again
        </Button>
      )}
      {outcome === 'paid' && <ActionLink to={paths.dashboard}>Go to today’s articles</ActionLink>}
      {outcome === 'declined' && <ActionLink to={toPlans}>Try again</ActionLink>}
      {outcome === 'expired' && <ActionLink to={toPlans}>Start again</ActionLink>}
      {outcome === 'flagged' && <ActionLink to={paths.feedbackSubmit}>Contact us</ActionLink>}
      {(outcome === 'paid' || outcome === 'paid_twice' || outcome === 'not-found') && (
        <ActionLink to={paths.settingsPage('plan')} isSecondary={outcome === 'paid'}>
          See your subscription
        </ActionLink>
      )}
      {outcome !== 'paid' && (
        <ActionLink to={paths.dashboard} isSecondary>
          Go to the dashboard
        </ActionLink>
      )}
    </div>
  )
}

function ActionLink({ to, isSecondary = false, children }: { to: string; isSecondary?: boolean; children: string }) {
  return (
    <Link to={to} className={buttonStyle({ variant: isSecondary ? 'outline' : 'default' })}>
      {children}
    </Link>
  )
}
