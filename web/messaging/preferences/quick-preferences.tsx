import { Link } from 'react-router'
import * as groups from '#messages/messaging/preferences/groups.ts'
import * as m from '#messages/messaging/preferences.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { ToggleList } from './toggle-list.tsx'
import { usePreferences } from './use-preferences.ts'

const QUICK = [
  'email_daily_digest',
  'in_app_new_articles',
  'in_app_reading_streaks',
  'in_app_bookmark_reminders',
  'in_app_quiz_completion',
] as const

/** Applied at once and rolled back on failure. */
export function QuickPreferences() {
  return (
    <Card title={groups.quickSettings} intro={groups.restIsUnder}>
      <QuickToggles />
      <Link to={paths.notificationSettings} className={buttonStyle({ variant: 'outline' })}>
        {m.allSettings}
      </Link>
    </Card>
  )
}

function QuickToggles() {
  const { loaded, changes } = usePreferences()
  if (!loaded.data)
    return loaded.isError ? (
      <LoadFailure
        what={groups.yourPreferences}
        message={groups.failedToFetch}
        error={loaded.error}
        onRetry={() => loaded.refetch()}
      />
    ) : (
      <div className="h-80">
        <Loading label={m.loading}>
          <SkeletonLines count={9} />
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
