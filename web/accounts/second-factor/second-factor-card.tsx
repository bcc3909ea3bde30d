import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import * as m from '#messages/accounts/second-factor/card.ts'
import { profile, sessionList } from '#web/accounts/accounts/api.ts'
import { LoadedPart } from '#web/accounts/accounts/loaded-part.tsx'
import { STEP_CARDS } from '#web/accounts/accounts/required-steps.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { removeSecondFactor, renewRecoveryCodes, secondFactorState } from './api.ts'
import { CopyButton } from './copy-button.tsx'
import { FactorsForm } from './factors-form.tsx'
import { SetUp } from './set-up.tsx'

export function SecondFactorCard() {
  return (
    <Card id={STEP_CARDS.second_factor_required} title={m.twoSteps} intro={m.intro}>
      <LoadedPart query={useQuery(secondFactorState())} loading={m.loading} failed={m.notLoaded}>
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
    // The banner of a required step shows the profile.
    queries.invalidateQueries({ queryKey: profile().queryKey, refetchType: 'all' })
  }
  const onCodes = (codes: string[]) => {
    setCodes(codes)
    refresh()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  // The banner says if it is required.
  if (!state.enabled_at) return <SetUp onCodes={onCodes} />
  return (
    <>
      <p>{m.onSince({ when: formatInstant(state.enabled_at), count: state.recovery_codes_left })}</p>
      <FactorsForm
        action={m.newCodes}
        failure={m.noNewCodes}
        onFactors={async (factors) => onCodes(await renewRecoveryCodes(factors))}
      />
      <FactorsForm
        action={m.turnOff}
        failure={m.notTurnedOff}
        onFactors={async (factors) => {
          await removeSecondFactor(factors)
          await refresh()
        }}
      />
    </>
  )
}

/** Shown once: the server keeps only hashes. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <Notice tone="success">{m.saveCodes}</Notice>
      <p>{m.useOfCodes}</p>
      <ul aria-label={m.recoveryCodes} className="grid gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-2">
        <Button className="max-sm:w-full" onClick={() => save(codes)}>
          {m.saveAsFile}
        </Button>
        <CopyButton text={codes.join('\n')}>{m.copyAll}</CopyButton>
        <Button variant="outline" className="max-sm:w-full" onClick={onDone}>
          {m.savedThem}
        </Button>
      </div>
    </div>
  )
}

const save = (codes: string[]) =>
  saveFile('upsc-current-catalyst-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
