import { Link } from 'react-router'
import type { Role } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const PLANS: Partial<Record<Role, { name: string; text: string }>> = {
  admin: { name: 'Admin Access', text: 'Administrative privileges' },
  pro: { name: 'Pro Subscriber', text: 'Quizzes, flashcards, model answers and audio overviews are open to you.' },
}
const FREE = { name: 'Free Plan', text: 'The daily analysis with key terms and historical context.' }

export function SubscriptionCard({ role }: { role: Role }) {
  const plan = PLANS[role]
  const { name, text } = plan ?? FREE
  return (
    <Card title="Subscription status">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-quiet">{text}</p>
      </div>
      {!plan && (
        <Link to={paths.subscription} className={buttonStyle()}>
          Upgrade to Pro
        </Link>
      )}
    </Card>
  )
}
