import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { ReadingSettings } from '#contract/reading/reading-settings.ts'
import { ROLES } from '#contract/roles.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
import { PASSWORD_MAX, PASSWORD_MIN, SENTENCES, USERNAME_PATTERN } from './account-rules.ts'
import { AGE_DECLARATIONS, CONSENT_SENTENCES } from './consent-rules.ts'
import { passwordForm, passwordLength } from './password-rules.ts'
import { REQUIRED_STEP_NAMES } from './required-steps.ts'

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
  /** Until then there is no trial, no posting, no digest and no reminder. */
  email_confirmed: z.boolean(),
  /** The version of the terms and privacy texts, where it is newer than what this person agreed to, or nothing was agreed to at sign-up. */
  legal_texts_to_accept: Day.nullable(),
  /** Nothing was agreed to at sign-up: the age is asked too, and until then there is no posting, no trial and no checkout. */
  needs_consent: z.boolean().optional(),
  /** What this session must do before the calls of the role work. Missing in the replies of a sign-in: ask for the profile. */
  required_step: z.enum(REQUIRED_STEP_NAMES).nullable().optional(),
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

/** A password as somebody claims it: any length that fits the wire. */
export const GivenPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(1024, { error: SENTENCES.passwordLong })

/** Measured in the form that is hashed. What is beyond the limit is refused, never cut. */
export const NewPassword = GivenPassword.refine((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'Password contains characters that cannot be used',
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

/** The zone's name in its usual spelling, so that the database knows it too. */
export const TimeZone = z
  .string()
  .max(64, { error: 'Unknown time zone' })
  .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/, { error: 'Unknown time zone' })
  .refine(isTimeZone, { error: 'Unknown time zone' })

export const SignedIn = z.object({ success: z.literal(true), token: z.string(), user: User })

const UsernameField = z
  .string({ error: SENTENCES.usernameRules })
  .trim()
  .regex(USERNAME_PATTERN, { error: SENTENCES.usernameRules })

const Age = z.enum(AGE_DECLARATIONS, { error: CONSENT_SENTENCES.ageNeeded })

/** The version is the one that the server shows at that moment. */
export const Consent = z.strictObject(
  {
    terms: z.literal(true, { error: CONSENT_SENTENCES.consentNeeded }),
    age: Age,
  },
  { error: CONSENT_SENTENCES.consentNeeded },
)

/** Everything the product holds about a person; the keys are the features that hold it. */
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
    /** Consent is optional for programs written before it existed; the sign-up page always sends it. Without it the page asks. */
    body: z.object({ email: Email, password: NewPassword, time_zone: TimeZone.optional(), consent: Consent.optional() }),
    reply: SignedIn,
  }),
  profile: endpoint('GET /api/user/profile', 'member', {
    noStore: true,
    summary: 'The signed-in person',
    reply: data(User),
  }),
  updateProfile: endpoint('PUT /api/user/profile', 'member', {
    summary: 'Change username or time zone',
    body: z.object({ username: UsernameField.optional(), time_zone: TimeZone.optional() }),
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
    /** Without the password: only for an account that has none, within 15 minutes of signing in. */
    body: z.strictObject({ password: GivenPassword.optional() }),
    reply: data(PersonalData),
  }),
  deleteAccount: endpoint('POST /api/user/delete', 'member', {
    summary: 'Delete the account and what belongs to it, at once and for good',
    rate: 'heavy',
    /** Without the password: only for an account that has none, within 15 minutes of signing in. */
    body: z.strictObject({ password: GivenPassword.optional() }),
    reply: Done,
  }),
}
