import { MAX_PASSKEY_NAME } from '#contract/accounts/passkey-rules.ts'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import type { Factors } from '#web/accounts/second-factor/api.ts'
import { FactorsForm } from '#web/accounts/second-factor/factors-form.tsx'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
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
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-quiet">
          Added {formatInstant(created_at)} ·{' '}
          {last_used_at ? `last used ${relativeTime(last_used_at).replace('Just', 'just')}` : 'not used yet'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onRenaming(true)} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <FactorsForm
          action="Remove"
          label={`Remove ${name}`}
          size="sm"
          heading={`Remove “${name}”?`}
          failure="The passkey could not be removed. Please try again."
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
      <form onSubmit={onSubmit} aria-label={`Rename ${name}`} className="max-w-md space-y-3">
        <h3 className="font-semibold wrap-anywhere">Rename “{name}”</h3>
        <Field label="Name">
          <Input name="name" required autoFocus dir="auto" defaultValue={name} maxLength={MAX_PASSKEY_NAME} />
        </Field>
        <DialogFoot onCancel={onDone} action="Save" busy={isBusy} size="sm" />
      </form>
    </li>
  )
}
