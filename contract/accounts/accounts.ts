import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { ReadingSettings } from '#contract/reading/reading-settings.ts'
import { ROLES } from '#contract/roles.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES, USERNAME_PATTERN } from './account-rules.ts'

export const User = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  /** IANA name; decides where a reading day begins and ends. */
  time_zone: z.string(),
  /** How articles are set for this person, on every device. */
  reading_settings: ReadingSettings,
  created_at: Instant,
})
export type User = z.infer<typeof User>

/** As typed; compared in lower case. */
export const Email = safeText({ max: 254, label: 'Email' }).pipe(
  z
    .string()
    .trim()
    .min(1, { error: 'Email is required' })
    .pipe(z.email({ error: SENTENCES.emailInvalid })),
)

/** Bytes beyond the limit are refused, never cut. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(PASSWORD_MIN, { error: SENTENCES.passwordShort })
  .max(PASSWORD_MAX, { error: SENTENCES.passwordLong })
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'Password contains characters that cannot be used' })

/** A password as somebody claims it: any length that fits the wire. */
export const GivenPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1024, { error: SENTENCES.passwordLong })

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The zone's name in its usual spelling, so that the database knows it too. */
const TimeZone = z
  .string()
  .max(64, { error: 'Unknown time zone' })
  .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/, { error: 'Unknown time zone' })
  .refine(isTimeZone, { error: 'Unknown time zone' })

/**
 * The key with which pages of the version before encrypt unsent work when a session expires. The page only reads it at sign-in, to decrypt
 * what was encrypted then. 256 bits in hexadecimal, the same in every session. To be removed in the next version.
 */
const Seal = z.string()

const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: User, seal: Seal })

const UsernameField = z
  .string({ error: SENTENCES.usernameRules })
  .trim()
  .regex(USERNAME_PATTERN, { error: SENTENCES.usernameRules })

/** Everything the product holds about a person; the keys are the features that hold it. */
export const PersonalData = z.object({ exported_at: Instant, data: z.record(z.string(), z.unknown()) })

export const accounts = {
  login: endpoint('POST /api/auth/login', 'public', {
    summary: 'Sign in with e-mail and password',
    rate: 'auth',
    body: z.object({ email: Email, password: GivenPassword }),
    reply: SignedIn,
  }),
  register: endpoint('POST /api/auth/register', 'public', {
    summary: 'Create an account and sign in',
    rate: 'auth',
    body: z.object({ email: Email, password: NewPassword, time_zone: TimeZone.optional() }),
    reply: SignedIn,
  }),
  profile: endpoint('GET /api/user/profile', 'member', {
    summary: 'The signed-in person',
    reply: data(User).extend({ seal: Seal }),
  }),
  updateProfile: endpoint('PUT /api/user/profile', 'member', {
    summary: 'Change username or time zone',
    body: z.object({ username: UsernameField.optional(), time_zone: TimeZone.optional() }),
    reply: data(User),
  }),
  changePassword: endpoint('PUT /api/user/password', 'member', {
    summary: 'Change the password; ends every other session',
    rate: 'auth',
    body: z.object({ current_password: GivenPassword, new_password: NewPassword }),
    reply: Done,
  }),
  exportData: endpoint('POST /api/user/export', 'member', {
    summary: 'Everything the product holds about the signed-in person',
    rate: 'heavy',
    body: z.object({ password: GivenPassword }),
    reply: data(PersonalData),
  }),
  deleteAccount: endpoint('POST /api/user/delete', 'member', {
    summary: 'Delete the account and what belongs to it, at once and for good',
    rate: 'heavy',
    body: z.object({ password: GivenPassword }),
    reply: Done,
  }),
}
