import type { MailPreferences } from '#contract/messaging/mail.ts'
import { allSet, EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import * as m from '#messages/messaging/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { FrequencyChoice } from './frequency-choice.tsx'
import { NotSaved } from './not-saved.tsx'
import { ToggleList } from './toggle-list.tsx'
import type { Changes } from './use-changes.ts'

interface EmailChoicesProps {
  values: MailPreferences
  changes: Pick<Changes<MailPreferences>, 'pending' | 'change' | 'failed' | 'failure' | 'retry'>
  stopLabel: string
  /** Leaves out the switches that have no effect. */
  isShort?: boolean
}

export function EmailChoices({ values, changes, stopLabel, isShort = false }: EmailChoicesProps) {
  const isNever = values.email_frequency === 'never'
  const hasFrequencyFailed = changes.failed.includes('email_frequency')
  const notSaved = <NotSaved changes={changes} />
  return (
    <>
      <FrequencyChoice
        value={values.email_frequency}
        wanted={changes.pending.email_frequency}
        onChoose={(email_frequency) => changes.change({ email_frequency })}
      />
      {hasFrequencyFailed && changes.failed.length === 1 && notSaved}
      {!(isNever && isShort) && (
        <fieldset>
          <legend className="font-medium">{m.whatToSend}</legend>
          <ToggleList
            names={EMAIL_TOGGLES}
            values={values}
            changes={changes}
            failure={notSaved}
            pausedBy={() => (isNever ? m.emailsAreOff : undefined)}
          />
        </fieldset>
      )}
      {!isNever && (
        <Button variant="outline" className="scroll-mb-36" onClick={() => changes.change(NO_EMAILS)}>
          {stopLabel}
        </Button>
      )}
      {hasFrequencyFailed && changes.failed.length > 1 && notSaved}
    </>
  )
}

const NO_EMAILS: MailPreferences = { email_frequency: 'never', ...allSet(EMAIL_TOGGLES, false) }
