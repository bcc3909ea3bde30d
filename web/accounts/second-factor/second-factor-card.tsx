import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import { profile, sessionList } from '#web/accounts/accounts/api.ts'
import { LoadedPart } from '#web/accounts/accounts/loaded-part.tsx'
import { STEP_CARDS } from '#web/accounts/accounts/required-steps.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { removeSecondFactor, renewRecoveryCodes, secondFactorState } from './api.ts'
import { FactorsForm } from './factors-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

export function SecondFactorCard() {
  return (
    <Card
      id={STEP_CARDS.second_factor_required}
      title="Two-step sign-in"
      intro="After your password, you also enter a code from an authenticator app."
    >
      <LoadedPart
        query={useQuery(secondFactorState())}
        loading="Loading two-step sign-in"
        failed="Two-step sign-in could not be loaded"
      >
        {(state) => <Controls state={state} />}
      </LoadedPart>
    </Card>
  )
}

function Controls({ state }: { state: SecondFactor }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[]>()
  const refresh = async () => {
    await queries.invalidateQueries(secondFactorState())
    queries.invalidateQueries(sessionList())
    // Nothing on this page shows the profile, but the banner of a required step does.
    queries.invalidateQueries({ queryKey: profile().queryKey, refetchType: 'all' })
  }
  const onCodes = (codes: string[]) => {
    setCodes(codes)
    refresh()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  // Where it is required and off, the banner above the page says so.
  if (!state.enabled_at) return <SetUp onCodes={onCodes} />
  return (
    <>
      <p>
        On since {formatInstant(state.enabled_at)}. Recovery codes left: {state.recovery_codes_left}
      </p>
      <FactorsForm
        action="Generate new recovery codes"
        failure="The codes could not be generated. Please try again."
        onFactors={async (factors) => onCodes(await renewRecoveryCodes(factors))}
      />
      <FactorsForm
        action="Turn off two-step sign-in"
        failure="Two-step sign-in could not be turned off. Please try again."
        onFactors={async (factors) => {
          await removeSecondFactor(factors)
          await refresh()
        }}
      />
    </>
  )
}
