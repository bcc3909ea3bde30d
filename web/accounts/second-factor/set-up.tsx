import { useState } from 'react'
import { CONFIRM_FIRST } from '#contract/accounts/confirm-first.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { useSession } from '#web/platform/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { confirmSetUp, startSetUp } from './api.ts'
import { CodeInput } from './code-input.tsx'
import { CopyButton } from './copy-button.tsx'
import { PasswordForm } from './password-form.tsx'

interface Started {
  secret: string
  /** Opens an authenticator app on this device. */
  uri: string
  qr_svg: string
}

/** Password, QR code, first code. */
export function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<Started>()
  const { user } = useSession()
  if (user?.email_confirmed === false) return <p className="text-quiet">{CONFIRM_FIRST.app}</p>
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

function Confirm({ started: { secret, uri, qr_svg }, onCodes, onCancel }: ConfirmProps) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => onCodes(await confirmSetUp(textOf(form, 'code'))),
    'The code could not be checked. Please try again.',
    { code: 'code' },
  )
  return (
    <form onSubmit={onSubmit} aria-label="Set up an authenticator app" className="space-y-4">
      {/* A phone cannot scan its own screen. */}
      <p className="space-y-2 sm:hidden">
        <a href={uri} className={buttonStyle({ variant: 'outline', className: 'w-full' })}>
          Open my authenticator app
        </a>
        <span className="block text-sm text-quiet">Or copy the key below into it.</span>
      </p>
      <p className="max-sm:hidden">Scan this code with your authenticator app, or copy the key below into it.</p>
      <div className="flex flex-col gap-4">
        {/* On a phone the key stands below the sentence that names it. */}
        <div className="max-sm:order-last">
          <Fold summary="QR code for another device">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
              alt="QR code for the authenticator app, same as the key"
              width={208}
              height={208}
              className="rounded-control border border-line"
            />
          </Fold>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 font-mono text-sm wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <CopyButton text={secret}>Copy key</CopyButton>
        </div>
      </div>
      <div className="max-w-md space-y-4">
        <Field label="Code from the app" error={errorOf('code')}>
          <CodeInput autoFocus />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        <DialogFoot onCancel={onCancel} action="Turn on two-step sign-in" busy={isBusy} />
      </div>
    </form>
  )
}
