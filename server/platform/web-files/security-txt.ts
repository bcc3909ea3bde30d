import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/languages.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { contactUrl } from '#server/settings/operator-settings.ts'
import type { Settings } from '#server/settings/settings.ts'

const DAY_MS = 24 * 60 * 60_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** RFC 9116 requires a contact. */
export function serveSecurityTxt(app: FastifyInstance, { operator, publicUrl }: Settings, now: () => Date): void {
  const { securityContact } = operator
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (securityContact === null) throw new HttpError(404, 'Not found')
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(securityTxt(securityContact, publicUrl, now()))
  })
}

function securityTxt(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contactUrl(contact)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/contact`,
    '',
  ].join('\n')
}
