import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startBrokenMailServer, startMailServer } from '#tests/support/fakes/fake-mail-server.ts'
import { forgetOutbox, type Mail, mailTransport, PATIENCE } from './mail.ts'
import { composeMail } from './mail-layout.ts'

const from = 'Catalyst <hello@catalyst.test>'
const mail: Mail = {
  to: 'asha@example.in',
  messageId: '<job-1@catalyst.test>',
  ...composeMail({
    language: 'en',
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

describe('mail', () => {
  test('goes to the SMTP server with both parts, a stable id and headers against auto-replies', async () => {
    const server = await startMailServer()
    await mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)
    await server.close()
    const { text = '', messageId } = server.arrived[0] ?? {}
    expect(messageId).toBe('<job-1@catalyst.test>')
    expect(text).toContain('To: asha@example.in')
    expect(text).toContain('Auto-Submitted: auto-generated')
    expect(text).toContain('Content-Type: text/plain')
    expect(text).toContain('Content-Type: text/html')
    expect(text).toContain('&lt;b&gt;Asha')
  })

  test('many mails share few connections, and a connection that the server has closed is replaced', async () => {
    let isLast = false
    const server = await startMailServer({ onArrival: (_mail, drop) => void (isLast && setImmediate(drop)) })
    const send = mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir, mailsAtOnce: 3 })
    const sent = async (count: number) => {
      await Promise.all(Array.from({ length: count }, (_, n) => send({ ...mail, messageId: `<job-${n}@catalyst.test>` })))
    }
    for (let round = 0; round < 10; round++) await sent(3)
    expect([server.arrived.length, server.connections()]).toEqual([30, 3])
    isLast = true
    await Promise.allSettled([send(mail)])
    isLast = false
    await sent(3)
    await server.close()
    expect(new Set(server.arrived.slice(-3).map(({ messageId }) => messageId)).size).toBe(3)
    expect(server.connections()).toBeLessThanOrEqual(5)
  })

  test('the limit per second is respected', async () => {
    const server = await startMailServer()
    const send = mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir, mailsAtOnce: 10, mailsPerSecond: 5 })
    const begun = performance.now()
    await Promise.all(Array.from({ length: 11 }, () => send(mail)))
    expect(performance.now() - begun).toBeGreaterThan(1500)
    await server.close()
  })

  test('a refused mail makes the job fail, so that it is retried', async () => {
    const server = await startMailServer({ refuse: () => 451 })
    await expect(mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)).rejects.toThrow('No mail for')
    await server.close()
  })

  test('so does a server that cannot be reached', async () => {
    const server = await startMailServer()
    await server.close()
    await expect(mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)).rejects.toThrow('ECONNREFUSED')
  })

  test('a server that never answers times out before the reservation of the mail ends', async () => {
    const server = await startBrokenMailServer('says nothing')
    const began = performance.now()
    await expect(mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })(mail)).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(PATIENCE.deadline)
    await server.close()
  })

  test('an address is always a single recipient', async () => {
    const server = await startMailServer()
    const transport = mailTransport({ smtpUrl: server.url, mailFrom: from, dataDir })
    await transport({ ...mail, to: 'a@example.in, victim@example.in' }).catch(() => {})
    await server.close()
    expect(server.arrived.map(({ to }) => to)).not.toContain('victim@example.in')
    expect(server.mailbox('victim@example.in')).toEqual([])
  })

  test('without a mail server it is written to a file', async () => {
    await mailTransport({ smtpUrl: null, mailFrom: from, dataDir })(mail)
    const [name = ''] = readdirSync(join(dataDir, 'outbox'))
    expect(name).toMatch(/\.eml$/)
    expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).toContain('To: asha@example.in')
  })

  test('of one address are deleted without those of addresses that end like it', async () => {
    const send = mailTransport({ smtpUrl: null, mailFrom: from, dataDir })
    const people = ['a@b.in', 'xa@b.in', 'a@b.in.example', 'A@B.in']
    for (const [n, to] of people.entries()) await send({ ...mail, to, messageId: `<${n}@test>`, subject: 'About a@b.in' })
    await forgetOutbox(join(dataDir, 'outbox'), { to: 'a@b.in' })
    const kept = readdirSync(join(dataDir, 'outbox')).map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
    expect(kept.map((text) => /^To: (.*)$/m.exec(text)?.[1]).toSorted()).toEqual(['a@b.in.example', 'xa@b.in'])
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
