import { MAX_PASSKEY_NAME } from '#contract/accounts/passkey-rules.ts'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import * as m from '#messages/accounts/passkeys/card.ts'
import type { Factors } from '#web/accounts/second-factor/api.ts'
import { FactorsForm } from '#web/accounts/second-factor/factors-form.tsx'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'

interface PasskeyRowProps {
  passkey: Passkey
  /** One open form per card. */
  isRenaming: boolean
  onRenaming: (isRenaming: boolean) => void
  onRename: (name: string) => Promise<unknown>
  onRemove: (factors: Factors) => Promise<void>
}

export function PasskeyRow({ passkey, isRenaming, onRenaming, onRename, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at } = passkey
  if (isRenaming) return <RenameForm name={name} onRename={onRename} onDone={() => onRenaming(false)} />
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p dir="auto" lang={scriptLanguage(name)} className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-quiet">
          {m.added({ when: formatInstant(created_at) })} ·{' '}
          {last_used_at ? m.lastUsed({ when: relativeTime(last_used_at).replace('Just', 'just') }) : m.notUsedYet}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onRenaming(true)} aria-label={m.renamePasskey({ name })}>
          {m.rename}
        </Button>
        <FactorsForm
          action={m.remove}
          label={m.removePasskey({ name })}
          size="sm"
          heading={m.removeQuestion({ name })}
          failure={m.notRemoved}
          onFactors={onRemove}
        />
      </div>
    </li>
  )
}

function RenameForm({
  name,
  onRename,
  onDone,
}: {
  name: string
  onRename: (name: string) => Promise<unknown>
  onDone: () => void
}) {
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await onRename(textOf(form, 'name').trim()).catch(() => undefined)
    onDone()
  }, '')
  return (
    <li className="py-3">
      <form onSubmit={onSubmit} aria-label={m.renamePasskey({ name })} className="max-w-md space-y-3">
        <h3 className="font-semibold wrap-anywhere">{m.renameHeading({ name })}</h3>
        <Field label={m.name}>
          <Input name="name" required autoFocus dir="auto" defaultValue={name} maxLength={MAX_PASSKEY_NAME} />
        </Field>
        <DialogFoot onCancel={onDone} action={m.save} busy={isBusy} size="sm" />
      </form>
    </li>
  )
}
