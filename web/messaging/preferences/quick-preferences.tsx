import { BellRing } from 'lucide-react'
import * as groups from '#messages/messaging/preferences/groups.ts'
import * as m from '#messages/messaging/preferences.ts'
import { paths } from '#web/platform/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { ToggleList } from './toggle-list.tsx'
import { usePreferences } from './use-preferences.ts'

/** The page beneath has these and the rest, so few are repeated here. */
const QUICK = ['email_daily_digest', 'in_app_new_articles', 'in_app_reading_streaks'] as const

/** Applied at once and rolled back on failure. */
export function QuickPreferences() {
  return (
    <>
      <Card title={groups.quickSettings}>
        <QuickToggles />
      </Card>
      <LinkList links={[{ to: paths.notificationSettings, icon: BellRing, label: m.allSettings, hint: groups.allOfThem }]} />
    </>
  )
}

function QuickToggles() {
  const { loaded, changes } = usePreferences()
  if (!loaded.data)
    return loaded.isError ? (
      <LoadFailure
        title={groups.preferencesDidNotLoad}
        message={groups.failedToFetch}
        error={loaded.error}
        onRetry={() => loaded.refetch()}
      />
    ) : (
      <div className="h-48">
        <Loading label={m.loading}>
          <SkeletonLines count={6} />
        </Loading>
      </div>
    )
  const isNever = loaded.data.email_frequency === 'never'
  return (
    <ToggleList
      names={QUICK}
      values={loaded.data}
      changes={changes}
      labels={{ email_daily_digest: groups.emailDigest }}
      pausedBy={(name) => (name === 'email_daily_digest' && isNever ? m.emailsAreOff : undefined)}
      isAtOnce
      failure={
        <p role="alert" className="pb-2 text-sm font-medium text-danger">
          {groups.failedToSave}
        </p>
      }
    />
  )
}
