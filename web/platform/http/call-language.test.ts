import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { call } from './call.ts'

vi.mock('#messages/language.ts', () => ({ LANGUAGE: 'hi', LOCALE: 'hi-IN' }))
vi.mock('./reply-text.ts', () => ({
  replyText: (sentence: string) => `हिन्दी: ${sentence}`,
  refusalText: (
    { error, details = [] }: { error: string; details?: { path: string; message: string }[] },
    isForAdmins: boolean,
  ) => ({
    error: `${isForAdmins ? 'एडमिन' : 'हिन्दी'}: ${error}`,
    details: details.map(({ path, message }) => ({ path, message: `हिन्दी: ${message}` })),
  }),
}))

const server = vi.fn<typeof fetch>()
const answers = (status: number, body: object) =>
  server.mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const ask = () => call(passwordReset.ask, { body: { email: 'a@example.in' } })

describe('a reply is in the language of the interface', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', server)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('if it refuses, with the sentence of each field', async () => {
    answers(422, { success: false, error: 'No', code: 'invalid', details: [{ path: 'email', message: 'Required' }] })
    await expect(ask()).rejects.toMatchObject({
      message: 'हिन्दी: No',
      details: [{ path: 'email', message: 'हिन्दी: Required' }],
    })
  })

  test('if it refuses an admin, whose pages are English', async () => {
    const reply = new Response('{"success":false,"error":"No"}', { status: 422, headers: { 'content-type': 'application/json' } })
    Object.defineProperty(reply, 'url', { value: 'https://a.example/api/admin/entries' })
    server.mockResolvedValue(reply)
    await expect(ask()).rejects.toMatchObject({ message: 'एडमिन: No' })
  })

  test('if a proxy answers in its own words', async () => {
    server.mockResolvedValue(new Response('Bad gateway', { status: 502 }))
    await expect(ask()).rejects.toMatchObject({ message: 'Unknown error occurred', code: 'not_json' })
  })

  test('if it says what was done', async () => {
    answers(200, { success: true, message: 'It is on its way.' })
    expect(await ask()).toEqual({ success: true, message: 'हिन्दी: It is on its way.' })
  })
})
