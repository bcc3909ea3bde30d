import { allSet, COMMUNITY_TOGGLES, GENERAL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { can } from '#contract/roles.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { EmailChoices } from './email-choices.tsx'
import { NotSaved } from './not-saved.tsx'
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
        message="Failed to load notification preferences."
        text={failureText(loaded.error, 'Please try again in a moment.')}
        onRetry={() => loaded.refetch()}
      />
    ) : (
      <PreferencesSkeleton />
    )
  const values = loaded.data
  const notSaved = <NotSaved changes={changes} />
  const { failed } = changes
  return (
    <div className="space-y-6">
      <Card title="Email">
        <EmailChoices values={values} changes={changes} stopLabel="Turn Off All Emails" />
      </Card>
      <Card title="In the app">
        <ToggleList names={GENERAL_TOGGLES} values={values} changes={changes} failure={notSaved} />
        <Button
          variant="outline"
          className="scroll-mb-36"
          disabled={GENERAL_TOGGLES.every((name) => !values[name])}
          onClick={() => changes.change(allSet(GENERAL_TOGGLES, false))}
        >
          Turn Off In-App Notifications
        </Button>
        {failed.length > 1 && !failed.includes('email_frequency') && notSaved}
      </Card>
      {can(user?.role, 'community') && (
        <Card title="Community">
          <Fold summary="Choose by kind">
            <ToggleList names={COMMUNITY_TOGGLES} values={values} changes={changes} failure={notSaved} />
          </Fold>
        </Card>
      )}
      <SaveOutcome success={changes.success} />
    </div>
  )
}

function PreferencesSkeleton() {
  return (
    <PageLoading label="Loading your preferences">
      <div className="space-y-6">
        <SkeletonCard title="Email" lines={12} className="h-128" />
        <SkeletonCard title="In the app" lines={9} className="h-96" />
      </div>
    </PageLoading>
  )
}
