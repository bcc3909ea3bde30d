import { allSet, COMMUNITY_TOGGLES, GENERAL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { can } from '#contract/roles.ts'
import * as groups from '#messages/messaging/preferences/groups.ts'
import * as m from '#messages/messaging/preferences.ts'
import * as ui from '#messages/ui.ts'
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
        title={m.unableToLoad}
        message={m.failedToLoad}
        text={failureText(loaded.error, ui.tryAgainInAMoment)}
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
      <Card title={groups.email}>
        <EmailChoices values={values} changes={changes} stopLabel={groups.turnOffEmails} />
      </Card>
      <Card title={groups.inApp}>
        <ToggleList names={GENERAL_TOGGLES} values={values} changes={changes} failure={notSaved} />
        <Button
          variant="outline"
          className="scroll-mb-36"
          disabled={GENERAL_TOGGLES.every((name) => !values[name])}
          onClick={() => changes.change(allSet(GENERAL_TOGGLES, false))}
        >
          {groups.turnOffInApp}
        </Button>
        {failed.length > 1 && !failed.includes('email_frequency') && notSaved}
      </Card>
      {can(user?.role, 'community') && (
        <Card title={groups.community}>
          <Fold summary={groups.chooseByKind}>
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
    <PageLoading label={m.loading}>
      <div className="space-y-6">
        <SkeletonCard title={groups.email} lines={12} className="h-128" />
        <SkeletonCard title={groups.inApp} lines={9} className="h-96" />
      </div>
    </PageLoading>
  )
}
