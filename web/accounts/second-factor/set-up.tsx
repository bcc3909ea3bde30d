import { useState } from 'react'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { confirmSetUp, startSetUp } from './api.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordForm } from './password-form.tsx'

interface Started {
  secret: string
  qr_svg: string
}

/** Password, QR code, first code. */
export function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<Started>()
  if (started) return <Confirm started={started} onCodes={onCodes} onCancel={() => setStarted(undefined)} />
  return (
    <PasswordForm
      action="Set up an authenticator app"
      failure="Setup could not be started. Please try again."
      onPassword={async (password) => setStarted(await startSetUp(password))}
    />
  )
}

interface ConfirmProps {
  started: Started
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

function Confirm({ started: { secret, qr_svg }, onCodes, onCancel }: ConfirmProps) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => onCodes(await confirmSetUp(textOf(form, 'code'))),
    'The code could not be checked. Please try again.',
    { code: 'code' },
  )
  return (
    <form onSubmit={onSubmit} aria-label="Set up an authenticator app" className="space-y-4">
      <p>Scan this code with your authenticator app, or type in the key below.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt="QR code for the authenticator app, same as the key below"
        width={208}
        height={208}
        className="rounded-control border border-line"
      />
      <p className="font-mono text-sm wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <div className="max-w-md">
        <Field label="Code from the app" error={errorOf('code')}>
          <CodeInput autoFocus />
        </Field>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          Turn on two-step sign-in
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
