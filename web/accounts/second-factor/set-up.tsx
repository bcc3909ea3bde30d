import { useState } from 'react'
import { CONFIRM_FIRST } from '#contract/accounts/confirm-first.ts'
import * as m from '#messages/accounts/second-factor/card.ts'
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
      action={m.setUpApp}
      failure={m.notStarted}
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
    m.codeNotChecked,
    { code: 'code' },
  )
  return (
    <form onSubmit={onSubmit} aria-label={m.setUpApp} className="space-y-4">
      {/* A phone cannot scan its own screen. */}
      <p className="space-y-2 sm:hidden">
        <a href={uri} className={buttonStyle({ variant: 'outline', className: 'w-full' })}>
          {m.openApp}
        </a>
        <span className="block text-sm text-quiet">{m.orCopyKey}</span>
      </p>
      <p className="max-sm:hidden">{m.scanCode}</p>
      <div className="flex flex-col gap-4">
        {/* On a phone the key stands below the sentence that names it. */}
        <div className="max-sm:order-last">
          <Fold summary={m.qrCodeForOther}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
              alt={m.qrCodeForApp}
              width={208}
              height={208}
              className="rounded-control border border-line"
            />
          </Fold>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 font-mono text-sm wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <CopyButton text={secret}>{m.copyKey}</CopyButton>
        </div>
      </div>
      <div className="max-w-md space-y-4">
        <Field label={m.codeFromApp} error={errorOf('code')}>
          <CodeInput autoFocus />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        <DialogFoot onCancel={onCancel} action={m.turnOn} busy={isBusy} />
      </div>
    </form>
  )
}
