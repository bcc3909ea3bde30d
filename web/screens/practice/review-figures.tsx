import * as titles from '#messages/screens/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { RecallFigures } from '#web/practice/recall/recall-figures.tsx'
import { RecallSettingsCard } from '#web/practice/recall/settings-card.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.practise}>{titles.practise}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.reviewSettings}
      </h1>
      <div className="space-y-6">
        <RecallSettingsCard />
        <RecallFigures />
      </div>
    </div>
  )
}
