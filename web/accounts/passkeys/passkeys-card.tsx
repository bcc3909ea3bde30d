import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import { LoadedPart } from '#web/accounts/accounts/loaded-part.tsx'
import { failureText } from '#web/platform/http/call.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { passkeyList, removePasskey, renamePasskey } from './api.ts'
import { PasskeyRow } from './passkey-row.tsx'

/** The form for one that does not exist yet. */
const NEW = 'new'

export function PasskeysCard() {
  return (
    <Card
      title="Passkeys"
      intro="Sign in with your fingerprint, face or screen lock instead of a password. A passkey works on this site only."
    >
      <LoadedPart query={useQuery(passkeyList())} loading="Loading your passkeys" failed="Your passkeys could not be loaded">
        {(passkeys) => <Passkeys passkeys={passkeys} />}
      </LoadedPart>
    </Card>
  )
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const queries = useQueryClient()
  // The passkey that is being renamed, or NEW.
  const [openForm, setOpenForm] = useState<string>()
  const onSettled = () => queries.invalidateQueries(passkeyList())
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => renamePasskey(id, name),
    onSettled,
  })
  return (
    <>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkey_id}
              passkey={passkey}
              isRenaming={openForm === passkey.passkey_id}
              onRenaming={(isRenaming) => setOpenForm(isRenaming ? passkey.passkey_id : undefined)}
              onRename={(name) => rename.mutateAsync({ id: passkey.passkey_id, name })}
              onRemove={(factors) => removePasskey(passkey.passkey_id, factors).then(onSettled)}
            />
          ))}
        </ul>
      )}
      {rename.error && (
        <Notice tone="error">{failureText(rename.error, 'The passkey could not be renamed. Please try again.')}</Notice>
      )}
      <AddPasskey isOpen={openForm === NEW} onOpen={(isOpen) => setOpenForm(isOpen ? NEW : undefined)} />
    </>
  )
}
