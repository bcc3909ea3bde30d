import type { Factors } from './api.ts'
import { ConfirmForm, type ConfirmProps } from './confirm-form.tsx'
import { FactorFields, factorsIn } from './factor-fields.tsx'

/** A button that asks for what the account has before it acts: the password, and a code of the authenticator app. */
export const FactorsForm = ({ onFactors, ...rest }: ConfirmProps & { onFactors: (factors: Factors) => Promise<void> }) => (
  <ConfirmForm {...rest} onConfirm={(form) => onFactors(factorsIn(form))}>
    {(errorOf) => <FactorFields errorOf={errorOf} autoFocus />}
  </ConfirmForm>
)
