import type { Factors } from './api.ts'
import { ConfirmForm, type ConfirmProps } from './confirm-form.tsx'
import { FactorFields, factorsIn } from './factor-fields.tsx'

export const FactorsForm = ({ onFactors, ...rest }: ConfirmProps & { onFactors: (factors: Factors) => Promise<void> }) => (
  <ConfirmForm {...rest} onConfirm={(form) => onFactors(factorsIn(form))}>
    {(errorOf) => <FactorFields errorOf={errorOf} autoFocus />}
  </ConfirmForm>
)
