/** Requests mails during a fault. Each one is background work that must be neither refused nor lost. */
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { call, pause } from './calls.ts'
import type { Traffic } from './traffic.ts'
import { tagOf } from './writes.ts'

const EVERY_MS = 50
const PATH = '/api/auth/forgot-password'

export interface MailRequests {
  answers: Traffic['answers']
  /** Addresses whose request was accepted; unknown addresses are enqueued too. */
  promised: string[]
  stop(): Promise<void>
}

export function startMailRequests(url: string, trial: number): MailRequests {
  let isOn = true
  const asking: MailRequests = {
    answers: [],
    promised: [],
    stop: async () => {
      isOn = false
      await running
    },
  }
  const ask = async () => {
    for (let n = 0; isOn; n++) {
      const email = `${tagOf(trial)}asked-${n}@faults.test`
      const answer = await call(url, 'POST', PATH, { body: { email } })
      asking.answers.push({ ...answer, path: PATH, at: performance.now() })
      if (answer.status === 200) asking.promised.push(email)
      await pause(EVERY_MS)
    }
  }
  const running = ask()
  return asking
}

/** @returns the addresses without a job in the queue */
export async function findLostMails(db: Db, { promised }: MailRequests): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select data ->> 'email' as email from jobs.job where name = 'mail-password-reset'`.execute(db)
  const queued = new Set(rows.map(({ email }) => email))
  return promised.filter((email) => !queued.has(email)).map((email) => `mail to ${email}`)
}
