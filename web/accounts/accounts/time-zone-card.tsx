import { useMemo, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import * as m from '#messages/accounts/accounts/account.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { namedTimeZone, timeZoneLabel, timeZones } from '#web/platform/time/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { updateProfile } from './api.ts'

export function TimeZoneCard({ user }: { user: User }) {
  const zones = useMemo(() => timeZones(user.time_zone), [user.time_zone])
  const [success, showSuccess] = useBriefly(3000)
  const [chosen, setChosen] = useState(user.time_zone)
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    await updateProfile({ time_zone: textOf(form, 'time_zone') })
    showSuccess(m.timeZoneSaved)
  }, m.profileNotUpdated)

  return (
    <Card title={m.timeZone}>
      <form onSubmit={onSubmit} className="max-w-md space-y-4">
        <Field label={m.yourTimeZone} hint={m.timeZoneHint}>
          <Select
            key={user.time_zone}
            name="time_zone"
            defaultValue={user.time_zone}
            onChange={({ target }) => setChosen(target.value)}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone} lang={zone === chosen ? undefined : 'en'}>
                {zone === chosen ? namedTimeZone(zone) : timeZoneLabel(zone)}
              </option>
            ))}
          </Select>
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <SaveButton isChanged={chosen !== user.time_zone} busy={isBusy}>
          {m.saveTimeZone}
        </SaveButton>
      </form>
    </Card>
  )
}
