import { queryOptions } from '@tanstack/react-query'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import { call } from '#web/platform/http/call.ts'

export const secondFactorState = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await call(secondFactor.state, { signal })).data,
  })

export const startSetUp = async (password: string) => (await call(secondFactor.start, { body: { password } })).data

export const confirmSetUp = async (code: string) => (await call(secondFactor.confirm, { body: { code } })).data.recovery_codes

export const renewRecoveryCodes = async (password: string) =>
  (await call(secondFactor.renewCodes, { body: { password } })).data.recovery_codes

export const removeSecondFactor = (password: string) => call(secondFactor.remove, { body: { password } })
