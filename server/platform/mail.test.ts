import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, mailTransport } from './mail.ts'
import { composeMail } from './mail-layout.ts'

const from = 'Catalyst <hello@catalyst.test>'
const mail: Mail = {
  to: 'asha@example.in',
  messageId: '<job-1@catalyst.test>',
  ...composeMail({
    subject: 'आज का अंक',
    paragraphs: ['Hello <b>Asha</b>,'],
    action: { label: 'Open', url: 'https://catalyst.test/?a=1&b=2' },
  }),
}
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'catalyst-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A real SMTP server on a free port that keeps what it takes. */
async function smtpServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        taken.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

describe('mail', () => {
  test('goes to the SMTP server with both parts and a stable id', async () => {
    const server = await smtpServer()
    await mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)
    await server.close()
    const [text = ''] = server.taken
    expect(text).toContain('Message-ID: <job-1@catalyst.test>')
    expect(text).toContain('To: asha@example.in')
    expect(text).toContain('Content-Type: text/plain')
    expect(text).toContain('Content-Type: text/html')
    expect(text).toContain('&lt;b&gt;Asha')
  })

  test('a server that refuses makes the job fail, so that it is tried again', async () => {
    const server = await smtpServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Busy'), { responseCode: 451 })),
    })
    await expect(mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)).rejects.toThrow('Busy')
    await server.close()
  })

  test('so does one that is not there', async () => {
    const server = await smtpServer()
    await server.close()
    await expect(mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)).rejects.toThrow('ECONNREFUSED')
  })

  test('without a server it is written where the operator finds it', async () => {
    await mailTransport({ smtpUrl: null, mailFrom: from, dataDir })(mail)
    const [name = ''] = readdirSync(join(dataDir, 'outbox'))
    expect(name).toMatch(/\.eml$/)
    expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).toContain('To: asha@example.in')
  })

  test('a line break in a name cannot add a header', async () => {
    await mailTransport({ smtpUrl: null, mailFrom: from, dataDir })({
      ...mail,
      to: 'a@example.in\r\nBcc: victim@example.in',
      subject: 'Hi\r\nBcc: victim@example.in',
    })
    const [name = ''] = readdirSync(join(dataDir, 'outbox'))
    expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).not.toMatch(/^Bcc:/m)
  })
})
