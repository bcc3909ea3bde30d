import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { finishSignIn } from '#web/accounts/accounts/sign-in.ts'
import { call } from '#web/platform/http/call.ts'

/** @returns the path to open */
export async function signInWithPasskey(): Promise<string> {
  const { data } = await call(passkeys.signInOptions)
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: data as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const credential = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
  return finishSignIn(await call(passkeys.signIn, { body: { credential } }))
}
