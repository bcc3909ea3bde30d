import { allSet, COMMUNITY_TOGGLES, GENERAL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { can } from '#contract/roles.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { EmailChoices } from './email-choices.tsx'
import { NOT_SAVED } from './not-saved.tsx'
import { SaveOutcome } from './save-outcome.tsx'
import { ToggleList } from './toggle-list.tsx'
import { usePreferences } from './use-preferences.ts'

export function PreferenceGroups() {
  const { user } = useSession()
  const { loaded, changes } = usePreferences()

  if (!loaded.data)
    return loaded.isError ? (
      <ErrorState
        title="Unable to Load Settings"
        text="Failed to load notification preferences."
        onRetry={() => loaded.refetch()}
      />
    ) : (
      <PreferencesSkeleton />
    )
  const values = loaded.data
  return (
    <div className="space-y-6">
      <Card title="Email">
        <EmailChoices values={values} changes={changes} stopLabel="Turn Off All Emails" />
      </Card>
      <Card title="In the app">
        <ToggleList names={GENERAL_TOGGLES} values={values} changes={changes} failure={NOT_SAVED} />
        <Button
          variant="outline"
          className="scroll-mb-36"
          disabled={GENERAL_TOGGLES.every((name) => !values[name])}
          onClick={() => changes.change(allSet(GENERAL_TOGGLES, false))}
        >
          Turn Off In-App Notifications
        </Button>
      </Card>
      {can(user?.role, 'community') && (
        <Card title="Community">
          <Fold summary="Forums, discussions, study groups, peer learning">
            <ToggleList names={COMMUNITY_TOGGLES} values={values} changes={changes} failure={NOT_SAVED} />
          </Fold>
        </Card>
      )}
      <SaveOutcome failure={changes.failure} success={changes.success} />
    </div>
  )
}

function PreferencesSkeleton() {
  return (
    <PageLoading label="Loading your preferences">
      <div className="space-y-6">
        <Skeleton className="h-128 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </PageLoading>
  )
}
