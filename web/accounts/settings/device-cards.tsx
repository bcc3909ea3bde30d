import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '#messages/accounts/accounts/devices.ts'
import * as keys from '#messages/accounts/passkeys/card.ts'
import * as steps from '#messages/accounts/second-factor/card.ts'
import { sessionList } from '#web/accounts/accounts/api.ts'
import { SessionsCard } from '#web/accounts/accounts/sessions-card.tsx'
import { passkeyList } from '#web/accounts/passkeys/api.ts'
import { PasskeysCard } from '#web/accounts/passkeys/passkeys-card.tsx'
import { secondFactorState } from '#web/accounts/second-factor/api.ts'
import { SecondFactorCard } from '#web/accounts/second-factor/second-factor-card.tsx'
import { readSession } from '#web/platform/session/session.ts'
import { SettingsCards } from './settings-cards.tsx'
import { SettingsLoading } from './settings-loading.tsx'
import { useOnceLoaded } from './use-once-loaded.ts'

const TITLES = [m.whereSignedIn, steps.twoSteps, keys.passkeys]

/** Waits for all, to avoid layout shift. Failures appear in their cards. */
export function DeviceCards() {
  // Kept when the step is done: a card that moves would lose the recovery codes it shows.
  const [isRequired] = useState(() => readSession().user?.required_step === 'second_factor_required')
  const waits = [useQuery(sessionList()).isPending, useQuery(secondFactorState()).isPending, useQuery(passkeyList()).isPending]
  if (!useOnceLoaded(waits.includes(true))) return <SettingsLoading label={m.loadingDevices} titles={TITLES} />
  return (
    <SettingsCards>
      {isRequired && <SecondFactorCard />}
      <SessionsCard />
      {!isRequired && <SecondFactorCard />}
      <PasskeysCard />
    </SettingsCards>
  )
}
