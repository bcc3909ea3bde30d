/** Somebody who asks for mails all the while: work that is put off, and must be neither refused nor forgotten. */
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { call, pause } from './calls.ts'
import type { Traffic } from './traffic.ts'
import { tagOf } from './writes.ts'

const EVERY_MS = 50
const PATH = '/api/auth/forgot-password'

export interface Asking {
  answers: Traffic['answers']
  /** Whom the product promised a mail: also addresses that it does not know are put into the queue. */
  promised: string[]
  stop(): Promise<void>
}

export function startAsking(url: string, trial: number): Asking {
  let isOn = true
  const asking: Asking = {
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

/** @returns those of whom the queue knows nothing */
export async function forgotten(db: Db, { promised }: Asking): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select data ->> 'email' as email from jobs.job where name = 'mail-password-reset'`.execute(db)
  const queued = new Set(rows.map(({ email }) => email))
  return promised.filter((email) => !queued.has(email)).map((email) => `mail to ${email}`)
}
