import { queryOptions } from '@tanstack/react-query'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import { call } from '#web/platform/http/call.ts'

/** Confirm a change of sign-in methods. */
export interface Factors {
  password: string | undefined
  code: string | undefined
}

export const secondFactorState = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await call(secondFactor.state, { signal })).data,
  })

export const startSetUp = async (password: string) => (await call(secondFactor.start, { body: { password } })).data

export const confirmSetUp = async (code: string) => (await call(secondFactor.confirm, { body: { code } })).data.recovery_codes

export const renewRecoveryCodes = async (factors: Factors) =>
  (await call(secondFactor.renewCodes, { body: factors })).data.recovery_codes

export const removeSecondFactor = (factors: Factors) => call(secondFactor.remove, { body: factors })
