import { SENTENCES, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { FieldMistake, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { updateProfile } from './api.ts'
import { ChangeEmail } from './change-email.tsx'

export function AccountInformation({ user }: { user: User }) {
  const [success, showSuccess] = useBriefly(3000)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const username = textOf(form, 'username').trim()
      if (!USERNAME_PATTERN.test(username)) throw new FieldMistake('username', SENTENCES.usernameRules)
      await updateProfile({ username })
      showSuccess('Profile updated successfully')
    },
    'Failed to update profile',
    { username: 'username' },
  )

  return (
    <Card title="Account information">
      <form onSubmit={onSubmit} noValidate className="max-w-md space-y-4">
        <Field
          label="Email"
          hint={
            user.email_confirmed
              ? 'A confirmed email address can’t be changed.'
              : 'Not confirmed yet: open the link in our email.'
          }
        >
          <Input name="email" type="email" readOnly value={user.email} autoComplete="email" />
        </Field>
        <Field
          label="Username"
          hint={`${USERNAME_MIN} to ${USERNAME_MAX} characters: letters, numbers, underscores, hyphens`}
          error={errorOf('username')}
        >
          <Input
            key={user.username}
            name="username"
            defaultValue={user.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <Button type="submit" busy={isBusy}>
          Save changes
        </Button>
      </form>
      {!user.email_confirmed && <ChangeEmail />}
    </Card>
  )
}
