import { afterEach, expect, test } from 'vitest'
import { createHttp } from '#server/platform/http/http.ts'
import { readSettings } from '#server/settings/settings.ts'
import { serveSecurityTxt } from './security-txt.ts'

const NOON = () => new Date('2026-11-22T12:00:00Z')
const served: ReturnType<typeof createHttp>[] = []
afterEach(() => Promise.all(served.splice(0).map((app) => app.close())))

function securityTxt(env: Record<string, string>) {
  const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://catalyst.example', ...env })
  const app = createHttp(settings)
  served.push(app)
  serveSecurityTxt(app, settings, NOON)
  return app.inject({ url: '/.well-known/security.txt' })
}

test('security.txt says where to report a security problem, and has not expired', async () => {
  const reply = await securityTxt({ SECURITY_CONTACT: 'security@catalyst.example' })
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(
    [
      'Contact: mailto:security@catalyst.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en, hi, ta',
      'Canonical: https://catalyst.example/.well-known/security.txt',
      'Policy: https://catalyst.example/contact',
      '',
    ].join('\n'),
  )
})

test('a page can be the contact, and without a contact there is no file', async () => {
  expect((await securityTxt({ SECURITY_CONTACT: 'https://catalyst.example/report' })).body).toContain(
    'Contact: https://catalyst.example/report\n',
  )
  expect((await securityTxt({})).statusCode).toBe(404)
})
