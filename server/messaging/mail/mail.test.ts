import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailTransport } from '#server/platform/mail/mail.ts'
import { bookmarkMail, digestMail, quizMail } from './mail.ts'

const TO = {
  publicUrl: 'https://catalyst.test',
  preferences: 'https://catalyst.test/mail-preferences#ticket=a.b.c',
  unsubscribe: 'https://catalyst.test/api/mail/unsubscribe?kind=email_daily_digest&ticket=a.b.c',
}
const asha = { username: 'asha', language: 'en' } as const
const article = (title: string, place = 0) => ({
  article_id: `0198c0de-0000-7000-8000-0000000000${10 + place}`,
  title,
  summary: 'What changed, and why it matters.',
  gs_paper_category: 'GS2',
  publication_date: '2026-01-15',
})
const attempt = (score: number) => ({ attempt_id: `attempt-${score}`, title: 'Quiz on budgets', score, total_questions: 5 })
const KINDS = [
  ['digest', digestMail(asha, [article('जलवायु परिवर्तन'), article('காவிரி', 1)], false, TO)],
  ['quizzes', quizMail(asha, [attempt(3), attempt(4)], TO)],
  ['saved articles', bookmarkMail(asha, [article('Monsoon')], 1, TO)],
] as const

describe('the text of an email', () => {
  test.each([
    [1, false, 'Article 1', '1 unread article:'],
    [2, false, 'Article 1, and 1 more', '2 unread articles:'],
    [40, true, 'This week: Article 1, and 39 more', '40 unread articles:'],
  ])('a digest of %i names the first and counts the others', (count, isWeekly, subject, counted) => {
    const articles = Array.from({ length: count }, (_, place) => article(`Article ${place + 1}`, place))
    const mail = digestMail(asha, articles, isWeekly, TO)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(counted)
    expect(mail.text.match(/^Article \d+$/gm)).toHaveLength(Math.min(count, 12))
    expect(/^Read these and (\d+) more/m.exec(mail.text)?.[1]).toBe(count > 12 ? '28' : undefined)
  })

  test('a long title is cut after a word in the subject and complete in the email', () => {
    const title = 'The long road to fiscal consolidation '.repeat(8).trim()
    const { subject, html } = digestMail(asha, [article(title)], false, TO)
    expect(subject.length).toBeLessThan(95)
    expect(subject).toMatch(/ (The|long|road|to|fiscal|consolidation) …$/)
    expect(html).toContain(title)
  })

  test.each(KINDS)('an email about %s is readable without HTML: each URL once, no gaps, no preview text', (_, { text }) => {
    expect(text).toMatch(/^UPSC Current Catalyst\n\nHello asha,\n\n/)
    expect(text).not.toMatch(/[^\S\n]$|\n\n\n|<|&amp;/m)
    expect(text).not.toMatch(/unread articles?\n|[\u200b-\u200f\ufeff]{3}/)
    const addresses = text.match(/https:\S+/g) ?? []
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(text.match(/^https:\S+$/gm)).toEqual(addresses)
    const lines = text.split('\n').filter((line) => !line.startsWith('https:'))
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(76)
  })

  test.each(KINDS)('an email about %s has one-click unsubscribe and a link to the preferences', (_, { headers, html, text }) => {
    expect(headers).toEqual({ 'List-Unsubscribe': `<${TO.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    for (const part of [html, text]) expect(part).toContain(TO.preferences)
  })
})

describe('hostile input', () => {
  const HOSTILE = 'Hi\r\nBcc: victim@example.in\r\n\r\n<img src=x onerror=alert(1)>\u0000\u2028X-Evil: 1'

  test('in a title or a name cannot inject headers or markup', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'catalyst-mail-words-'))
    const send = mailTransport({ smtpUrl: null, mailFrom: 'Catalyst <mail@catalyst.test>', dataDir })
    const hostile = { username: HOSTILE, language: 'en' } as const
    const mails = [
      digestMail(hostile, [article(HOSTILE)], true, TO),
      quizMail(hostile, [{ ...attempt(1), title: HOSTILE }], TO),
      bookmarkMail(hostile, [article(HOSTILE)], 1, TO),
    ]
    for (const [place, mail] of mails.entries()) {
      expect(mail.subject).not.toMatch(/[\r\n]/)
      expect(mail.html).not.toContain('<img')
      await send({ ...mail, to: 'asha@example.in', messageId: `<hostile-${place}@catalyst.test>` })
    }
    const written = readdirSync(join(dataDir, 'outbox')).map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
    expect(written).toHaveLength(3)
    for (const text of written) {
      const [head = ''] = text.split('\n\n')
      expect(head).not.toMatch(/^(Bcc|X-Evil):/m)
      expect(head.match(/^List-Unsubscribe:/gm)).toHaveLength(1)
    }
    rmSync(dataDir, { recursive: true })
  })
})
