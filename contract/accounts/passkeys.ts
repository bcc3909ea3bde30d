import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import { SignedIn } from './accounts.ts'
import { byFactors } from './by-password.ts'
import { CONFIRM_FIRST } from './confirm-first.ts'
import { MAX_PASSKEY_NAME, PASSKEY_TEXTS } from './passkey-rules.ts'

export const Passkey = z.object({
  passkey_id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const Name = safeText({ min: 1, max: MAX_PASSKEY_NAME, label: 'The name' })

/** WebAuthn JSON. */
const Base64Url = (max: number) =>
  z
    .string({ error: PASSKEY_TEXTS.failed })
    .min(1, { error: PASSKEY_TEXTS.failed })
    .max(max, { error: PASSKEY_TEXTS.failed })
    .regex(/^[A-Za-z0-9_-]+$/, { error: PASSKEY_TEXTS.failed })

const credential = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: z.literal('public-key', { error: PASSKEY_TEXTS.failed }),
}

const Created = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: Base64Url(4000),
      attestationObject: Base64Url(16_000),
      transports: z
        .array(z.string().max(20, { error: PASSKEY_TEXTS.failed }))
        .max(10, { error: PASSKEY_TEXTS.failed })
        .optional(),
    },
    { error: PASSKEY_TEXTS.failed },
  ),
})

const Signed = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: Base64Url(4000),
      authenticatorData: Base64Url(4000),
      signature: Base64Url(8000),
      userHandle: Base64Url(100).nullish(),
    },
    { error: PASSKEY_TEXTS.failed },
  ),
})

const Options = data(z.record(z.string(), z.unknown()))
const ofPasskey = { params: z.object({ passkeyId: Id }), notFound: PASSKEY_TEXTS.notFound }

export const passkeys = {
  signInOptions: endpoint('POST /api/auth/passkey/options', 'public', {
    summary: 'Start a sign-in with a passkey: returns what `navigator.credentials.get` is called with',
    rate: 'auth',
    reply: Options,
  }),
  signIn: endpoint('POST /api/auth/passkey', 'public', {
    summary: 'Sign in with a passkey',
    rate: 'auth',
    body: z.strictObject({ credential: Signed }),
    reply: SignedIn,
  }),
  list: endpoint('GET /api/user/passkeys', 'member', {
    noStore: true,
    summary: 'The passkeys of this account, oldest first',
    reply: data(z.array(Passkey)),
  }),
  addOptions: endpoint('POST /api/user/passkeys/options', 'member', {
    summary: 'Start to add a passkey: returns what `navigator.credentials.create` is called with',
    rate: 'auth',
    unconfirmed: CONFIRM_FIRST.passkey,
    body: byFactors,
    reply: Options,
  }),
  add: endpoint('POST /api/user/passkeys', 'member', {
    summary: 'Add a passkey',
    rate: 'auth',
    unconfirmed: CONFIRM_FIRST.passkey,
    body: z.strictObject({ name: Name, credential: Created }),
    reply: data(Passkey),
  }),
  rename: endpoint('PATCH /api/user/passkeys/:passkeyId', 'member', {
    summary: 'Rename a passkey',
    ...ofPasskey,
    body: z.strictObject({ name: Name }),
    reply: data(Passkey),
  }),
  remove: endpoint('POST /api/user/passkeys/:passkeyId/remove', 'member', {
    summary: 'Remove a passkey: it no longer signs in',
    rate: 'auth',
    ...ofPasskey,
    body: byFactors,
    reply: Done,
  }),
}
