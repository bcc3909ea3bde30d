import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PASSWORD_MIN } from '#contract/accounts/account-rules.ts'
import { ADMIN_PASSWORD_MIN } from '#contract/accounts/password-rules.ts'
import type { Role } from '#contract/roles.ts'
import * as m from '#messages/accounts/accounts/account.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { refuse, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { changePassword, profile, sessionList } from './api.ts'
import { passwordMistakes } from './password-rules.ts'
import { STEP_CARDS } from './required-steps.ts'

export function ChangePasswordCard({ role }: { role: Role }) {
  const shortest = role === 'admin' ? ADMIN_PASSWORD_MIN : PASSWORD_MIN
  const queries = useQueryClient()
  const [formVersion, setFormVersion] = useState(0)
  const [success, showSuccess] = useBriefly(5000)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const password = textOf(form, 'password')
      refuse(passwordMistakes(password, textOf(form, 'confirmation')))
      await changePassword(textOf(form, 'current'), password)
      queries.invalidateQueries(sessionList())
      queries.invalidateQueries(profile())
      setFormVersion(formVersion + 1)
      showSuccess(m.passwordChanged)
    },
    m.passwordNotChanged,
    { new_password: 'password', current_password: 'current' },
  )

  return (
    <Card id={STEP_CARDS.long_password_required} title={m.password}>
      {/* A new key clears the fields after a success. */}
      <form key={formVersion} onSubmit={onSubmit} className="max-w-md space-y-4">
        <Field label={m.currentPassword} error={errorOf('current')}>
          <PasswordInput name="current" required autoComplete="current-password" />
        </Field>
        <Field label={m.newPassword} hint={m.atLeast({ count: shortest })} error={errorOf('password')}>
          <PasswordInput name="password" required autoComplete="new-password" />
        </Field>
        <Field label={m.confirmNewPassword} error={errorOf('confirmation')}>
          <PasswordInput name="confirmation" required autoComplete="new-password" />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <Button type="submit" variant="outline" busy={isBusy}>
          {m.changePassword}
        </Button>
      </form>
    </Card>
  )
}
