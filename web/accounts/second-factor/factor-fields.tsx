import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/accounts/settings/confirm.ts'
import { OwnerField, ownerPassword } from '#web/accounts/settings/owner-field.tsx'
import { textOf } from '#web/platform/hooks/use-submit.ts'
import { Field } from '#web/ui/form/field.tsx'
import { type Factors, secondFactorState } from './api.ts'
import { CodeInput } from './code-input.tsx'

interface FactorFieldsProps {
  errorOf: (field: string) => string | undefined
  autoFocus?: boolean
}

/** Also asks for a code if the server turns out to require one. */
export function FactorFields({ errorOf, autoFocus }: FactorFieldsProps) {
  const { data } = useQuery(secondFactorState())
  return (
    <>
      <OwnerField error={errorOf('password')} autoFocus={autoFocus} />
      {(data?.enabled_at || errorOf('code')) && (
        <Field label={m.code} hint={m.codeHint} error={errorOf('code')}>
          <CodeInput />
        </Field>
      )}
    </>
  )
}

/** Fields that were not shown are `undefined`. */
export const factorsIn = (form: FormData): Factors => ({
  password: ownerPassword(form),
  code: textOf(form, 'code') || undefined,
})
