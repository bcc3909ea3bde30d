import { useState } from 'react'
import { SENTENCES, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import * as m from '#messages/accounts/accounts/account.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { changeEmail, updateProfile } from './api.ts'

export function AccountInformation({ user }: { user: User }) {
  const [success, showSuccess] = useBriefly(3000)
  const [typed, setTyped] = useState(user.username)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const username = textOf(form, 'username').trim()
      if (!USERNAME_PATTERN.test(username)) throw new FieldMistake('username', SENTENCES.usernameRules)
      await updateProfile({ username })
      showSuccess(m.profileUpdated)
    },
    m.profileNotUpdated,
    { username: 'username' },
  )

  return (
    <Card title={m.accountInformation}>
      <form onSubmit={onSubmit} noValidate className="max-w-md space-y-4">
        <Field label={m.email} hint={user.email_confirmed ? m.emailIsFixed : m.emailIsUnconfirmed}>
          <Input name="email" type="email" readOnly value={user.email} autoComplete="email" />
        </Field>
        <Field label={m.username} hint={m.usernameRules({ min: USERNAME_MIN, max: USERNAME_MAX })} error={errorOf('username')}>
          <Input
            key={user.username}
            name="username"
            defaultValue={user.username}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <SaveButton isChanged={typed.trim() !== user.username} busy={isBusy}>
          {m.saveChanges}
        </SaveButton>
      </form>
      {!user.email_confirmed && <ChangeEmail />}
    </Card>
  )
}

/** Unconfirmed addresses may be mistyped. */
function ChangeEmail() {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ChangeForm onDone={() => setOpen(false)} />
  return (
    <p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.openChangeEmail}
      </Button>
    </p>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      await changeEmail(textOf(form, 'email').trim(), textOf(form, 'password'))
      onDone()
    },
    m.emailNotChanged,
    { email: 'email', password: 'password' },
  )
  return (
    <form onSubmit={onSubmit} aria-label={m.changeEmail} className="max-w-md space-y-4">
      <Field label={m.newEmail} hint={m.newEmailHint} error={errorOf('email')}>
        <Input name="email" type="email" required autoFocus autoComplete="email" autoCapitalize="none" />
      </Field>
      <Field label={m.password} hint={m.confirmToContinue} error={errorOf('password')}>
        <PasswordInput name="password" required autoComplete="current-password" />
      </Field>
      {error && <Notice tone="error">{error}</Notice>}
      <DialogFoot onCancel={onDone} action={m.changeEmail} busy={isBusy} />
    </form>
  )
}
