import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { ReadingSettings } from '#contract/reading/reading-settings.ts'
import { ROLES } from '#contract/roles.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/accounts/accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES, USERNAME_PATTERN } from './account-rules.ts'
import { AGE_DECLARATIONS, CONSENT_SENTENCES } from './consent-rules.ts'
import { passwordForm, passwordLength } from './password-rules.ts'
import { REQUIRED_STEP_NAMES } from './required-steps.ts'

export const User = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  /** IANA name; defines the reading day. */
  time_zone: z.string(),
  reading_settings: ReadingSettings,
  /** Of pages and mails; `null` until one is chosen. Missing in older copies on devices. */
  interface_language: z.enum(LANGUAGES).nullable().optional(),
  created_at: Instant,
  email_confirmed: z.boolean(),
  /** `null` if the newest version is accepted. */
  legal_texts_to_accept: Day.nullable(),
  /** Consent is missing: no posting, trial or checkout. */
  needs_consent: z.boolean().optional(),
  /** Missing in sign-in replies. */
  required_step: z.enum(REQUIRED_STEP_NAMES).nullable().optional(),
})
export type User = z.infer<typeof User>

/** Case-insensitive. */
export const Email = safeText({ max: 254, label: 'Email' }).pipe(
  z
    .string()
    .trim()
    .min(1, { error: m.emailRequired })
    .pipe(z.email({ error: SENTENCES.emailInvalid })),
)

export const GivenPassword = z
  .string({ error: m.passwordRequired })
  .min(1, { error: m.passwordRequired })
  .max(1024, { error: SENTENCES.passwordLong })

/** Measured in hashed form; rejected, never truncated. */
export const NewPassword = GivenPassword.refine((text) => text.isWellFormed() && !text.includes('\0'), {
  error: m.passwordNotUsable,
})
  .transform(passwordForm)
  .refine((text) => passwordLength(text) >= PASSWORD_MIN, { error: SENTENCES.passwordShort })
  .refine((text) => text.length <= PASSWORD_MAX, { error: SENTENCES.passwordLong })

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const TimeZone = z
  .string()
  .max(64, { error: m.unknownTimeZone })
  .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/, { error: m.unknownTimeZone })
  .refine(isTimeZone, { error: m.unknownTimeZone })

export const InterfaceLanguage = z.enum(LANGUAGES, { error: `interface_language must be one of: ${LANGUAGES.join(', ')}` })

export const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: User })

const UsernameField = z
  .string({ error: SENTENCES.usernameRules })
  .trim()
  .regex(USERNAME_PATTERN, { error: SENTENCES.usernameRules })

const Age = z.enum(AGE_DECLARATIONS, { error: CONSENT_SENTENCES.ageNeeded })

export const Consent = z.strictObject(
  {
    terms: z.literal(true, { error: CONSENT_SENTENCES.consentNeeded }),
    age: Age,
  },
  { error: CONSENT_SENTENCES.consentNeeded },
)

export const PersonalData = z.object({ exported_at: Instant, data: z.record(z.string(), z.unknown()) })

export const accounts = {
  login: endpoint('POST /api/auth/login', 'public', {
    summary: 'Sign in with email and password',
    rate: 'auth',
    body: z.object({ email: Email, password: GivenPassword }),
    reply: SignedIn,
  }),
  register: endpoint('POST /api/auth/register', 'public', {
    summary: 'Create an account and sign in; a link to confirm the address is emailed',
    rate: 'signUp',
    /** Older clients omit it. */
    body: z.object({
      email: Email,
      password: NewPassword,
      time_zone: TimeZone.optional(),
      interface_language: InterfaceLanguage.optional(),
      consent: Consent.optional(),
    }),
    reply: SignedIn,
  }),
  profile: endpoint('GET /api/user/profile', 'member', {
    noStore: true,
    summary: 'The signed-in person',
    reply: data(User),
  }),
  updateProfile: endpoint('PUT /api/user/profile', 'member', {
    summary: 'Change username, time zone or language of the interface',
    body: z.object({
      username: UsernameField.optional(),
      time_zone: TimeZone.optional(),
      interface_language: InterfaceLanguage.optional(),
    }),
    reply: data(User),
  }),
  changeEmail: endpoint('PUT /api/user/email', 'member', {
    summary: 'Correct an address that is not confirmed yet, and mail the link to the new one; 409 once it is confirmed',
    rate: 'auth',
    body: z.strictObject({ email: Email, password: GivenPassword }),
    reply: data(User),
  }),
  acceptLegalTexts: endpoint('POST /api/user/consent', 'member', {
    summary:
      'Agree to the terms and privacy texts; 409 when this version is no longer the newest. The age is needed where nothing was agreed to at sign-up',
    body: z.strictObject({ version: Day, age: Age.optional() }),
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
    /** Only accounts without a password may omit it, within 15 minutes of sign-in. */
    body: z.strictObject({ password: GivenPassword.optional() }),
    reply: data(PersonalData),
  }),
  deleteAccount: endpoint('POST /api/user/delete', 'member', {
    summary: 'Delete the account and what belongs to it, at once and for good',
    rate: 'heavy',
    /** Only accounts without a password may omit it, within 15 minutes of sign-in. */
    body: z.strictObject({ password: GivenPassword.optional() }),
    reply: Done,
  }),
}
