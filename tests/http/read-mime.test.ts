import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { confirmationMail } from '#server/accounts/email-links/mail.ts'
import { mailTransport } from '#server/platform/mail/mail.ts'
import { readMime } from '#tests/support/browser/mime.ts'

test.each(['en', 'hi', 'ta'] as const)('the tests read a written mail as it was composed: %s', async (language) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalyst-mime-'))
  const composed = confirmationMail({ language, username: 'asha_r', url: 'https://catalyst.test/confirm-email#token=a_b-c=d' })
  const mail = { ...composed, to: 'asha@example.in', messageId: '<one@catalyst.test>' }
  await mailTransport({ smtpUrl: null, mailFrom: 'Catalyst <no-reply@catalyst.test>', dataDir })(mail)
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  const read = readMime(readFileSync(join(dataDir, 'outbox', name), 'utf8'))
  rmSync(dataDir, { recursive: true })
  const { subject, text, html } = composed
  expect({ ...read, text: read.text.trim(), html: read.html.trim() }).toEqual({ to: 'asha@example.in', subject, text, html })
})
