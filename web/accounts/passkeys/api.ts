import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { passkeys } from '#contract/accounts/passkeys.ts'
import type { Factors } from '#web/accounts/second-factor/api.ts'
import { call } from '#web/platform/http/call.ts'

export const passkeyList = () =>
  queryOptions({ queryKey: ['passkeys'], queryFn: async ({ signal }) => (await call(passkeys.list, { signal })).data })

/** Loads the library when needed. */
export async function addPasskey(name: string, factors: Factors): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { data } = await call(passkeys.addOptions, { body: factors })
  const { id, rawId, response } = await startRegistration({
    optionsJSON: data as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject, transports } }
  await call(passkeys.add, { body: { name, credential } })
}

export const renamePasskey = (passkeyId: string, name: string) => call(passkeys.rename, { params: { passkeyId }, body: { name } })

export const removePasskey = (passkeyId: string, factors: Factors) =>
  call(passkeys.remove, { params: { passkeyId }, body: factors })
