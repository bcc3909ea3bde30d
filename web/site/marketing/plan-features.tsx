import { Check, Clock, Contrast } from 'lucide-react'
import { FEATURE_MEANINGS, type PlanFeature } from '#contract/billing/plans.ts'
import * as m from '#messages/site/marketing/plans.ts'

export function PlanFeatures({ features }: { features: PlanFeature[] }) {
  return (
    <ul className="space-y-2">
      {features.map((feature) => {
        const { Icon, note } = stateOf(feature)
        const meaning = FEATURE_MEANINGS[feature.text]
        return (
          <li key={feature.text} className="flex gap-2.5">
            <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${note ? 'text-quiet' : 'text-good'}`} />
            <div className="min-w-0">
              {feature.text}
              {note && <span className="text-quiet"> ({note})</span>}
              {feature.parts && <FeatureParts parts={feature.parts} />}
              {meaning && <p className="text-sm text-quiet">{meaning}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function stateOf({ isComing, limit }: PlanFeature) {
  if (isComing) return { Icon: Clock, note: m.coming }
  // A half-filled circle: included in part.
  return limit ? { Icon: Contrast, note: limit } : { Icon: Check, note: undefined }
}

const FeatureParts = ({ parts }: { parts: string[] }) => (
  <ul className="text-sm text-quiet">
    {parts.map((part) => (
      <li key={part}>{part}</li>
    ))}
  </ul>
)
