import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { parentDomains } from '../rules.ts'

/** Loads the list (170 kB) on first use. @throws HttpError 422 */
export async function refuseDisposable(email: string): Promise<void> {
  domains ??= import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) => disposableEmailBlocklistSet())
  const known = await domains
  if (!parentDomains(email).some((domain) => known.has(domain))) return
  const message = SENTENCES.emailDisposable
  throw new HttpError(422, message, { code: 'email_disposable', details: [{ path: 'email', message }] })
}

let domains: Promise<Set<string>> | undefined
