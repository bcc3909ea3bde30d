import { z } from 'zod'
import { type Env, optional, parseEnv } from './env.ts'

const text = (max: number) =>
  optional(z.string().refine((given) => given.length <= max, { error: `must have at most ${max} characters.` }))
const email = () => optional(z.email({ error: ({ input }) => `must be an email address, not "${input}".` }))

export const OperatorEnv = z.object({
  OPERATOR_NAME: text(200).meta({
    description:
      'the person or company that runs the site, as on an invoice; shown on the [legal pages](operations/services.md#legal-pages)',
  }),
  OPERATOR_ADDRESS: text(400).meta({ description: 'its postal address, on one line' }),
  OPERATOR_EMAIL: email().meta({ description: 'where people can write to it' }),
  GRIEVANCE_OFFICER: text(200).meta({ default: '`OPERATOR_NAME`', description: 'who handles complaints, as the DPDP Act asks' }),
  GRIEVANCE_EMAIL: email().meta({ default: '`OPERATOR_EMAIL`', description: 'where complaints go' }),
  SECURITY_CONTACT: optional(
    z.string().refine(isContact, { error: ({ input }) => `must be an email address or begin with https://, not "${input}".` }),
  ).meta({
    default: '`OPERATOR_EMAIL`',
    description: 'an email address or page for reports of security problems; `/.well-known/security.txt` names it',
  }),
})

export interface Operator {
  name: string | null
  address: string | null
  email: string | null
  grievanceOfficer: string | null
  grievanceEmail: string | null
  /** Email address or https URL. */
  securityContact: string | null
}

export function readOperator(env: Env): Operator {
  const given = parseEnv(OperatorEnv, env)
  return {
    name: given.OPERATOR_NAME,
    address: given.OPERATOR_ADDRESS,
    email: given.OPERATOR_EMAIL,
    grievanceOfficer: given.GRIEVANCE_OFFICER ?? given.OPERATOR_NAME,
    grievanceEmail: given.GRIEVANCE_EMAIL ?? given.OPERATOR_EMAIL,
    securityContact: given.SECURITY_CONTACT ?? given.OPERATOR_EMAIL,
  }
}

function isContact(text: string): boolean {
  if (URL.canParse(text)) return new URL(text).protocol === 'https:' && !/\s/.test(text)
  return z.email().safeParse(text).success
}

export const contactUrl = (contact: string): string => (contact.startsWith('https:') ? contact : `mailto:${contact}`)
