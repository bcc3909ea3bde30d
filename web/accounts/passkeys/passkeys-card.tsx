import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CONFIRM_FIRST } from '#contract/accounts/confirm-first.ts'
import { MAX_PASSKEY_NAME } from '#contract/accounts/passkey-rules.ts'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import * as m from '#messages/accounts/passkeys/card.ts'
import { LoadedPart } from '#web/accounts/accounts/loaded-part.tsx'
import { FactorFields, factorsIn } from '#web/accounts/second-factor/factor-fields.tsx'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useSession } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { addPasskey, passkeyList, removePasskey, renamePasskey } from './api.ts'
import { browserFailure } from './browser-failure.ts'
import { PasskeyRow } from './passkey-row.tsx'

const NEW = 'new'

export function PasskeysCard() {
  return (
    <Card title={m.passkeys} intro={m.intro}>
      <LoadedPart query={useQuery(passkeyList())} loading={m.loading} failed={m.notLoaded}>
        {(passkeys) => <Passkeys passkeys={passkeys} />}
      </LoadedPart>
    </Card>
  )
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const queries = useQueryClient()
  // A passkey id or NEW.
  const [openForm, setOpenForm] = useState<string>()
  const onSettled = () => queries.invalidateQueries(passkeyList())
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => renamePasskey(id, name),
    onSettled,
  })
  return (
    <>
      {passkeys.length > 0 && (
        <ul aria-label={m.yourPasskeys} className="divide-y divide-line">
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
      {rename.error && <Notice tone="error">{failureText(rename.error, m.notRenamed)}</Notice>}
      <AddPasskey isOpen={openForm === NEW} onOpen={(isOpen) => setOpenForm(isOpen ? NEW : undefined)} />
    </>
  )
}

interface AddPasskeyProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function AddPasskey({ isOpen, onOpen }: AddPasskeyProps) {
  const { user } = useSession()
  if (user?.email_confirmed === false) return <p className="text-quiet">{CONFIRM_FIRST.passkey}</p>
  if (!('PublicKeyCredential' in window)) return <p className="text-quiet">{m.unsupported}</p>
  if (isOpen) return <AddForm onDone={() => onOpen(false)} />
  return (
    <p>
      <Button variant="outline" onClick={() => onOpen(true)}>
        {m.openAdd}
      </Button>
    </p>
  )
}

function AddForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      try {
        await addPasskey(textOf(form, 'name').trim(), factorsIn(form))
      } catch (reason) {
        const text = browserFailure(reason)
        throw text ? new FieldMistake('name', text) : reason
      }
      await queries.invalidateQueries(passkeyList())
      onDone()
    },
    m.notAdded,
    { password: 'password', code: 'code' },
  )
  return (
    <form onSubmit={onSubmit} aria-label={m.add} className="max-w-md space-y-4">
      <h3 className="font-semibold">{m.newPasskey}</h3>
      <Field label={m.nameOfPasskey} hint={m.nameHint} error={errorOf('name')}>
        <Input name="name" required autoFocus dir="auto" maxLength={MAX_PASSKEY_NAME} />
      </Field>
      <FactorFields errorOf={errorOf} />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot onCancel={onDone} action={m.add} busy={isBusy} />
    </form>
  )
}
