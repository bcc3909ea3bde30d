import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { startListening } from '#server/listeners.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { startMailServer } from '#tests/support/fakes/fake-mail-server.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { mailReader } from '#tests/support/fixtures/mail-readers.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { openMigratedFolder } from '#tests/support/server/embedded.ts'

const MORNING = '2026-01-16T01:30:00.000Z'

export interface Outcome {
  /** Before it had finished. */
  kills: number
  /** Complete. */
  arrived: number
  /** Digests per mailbox. */
  found: Map<string, number>
  /** Duplicate or missing mails. */
  wrong: string[]
}

interface Plan {
  people: number
  kills: number
  seed: number
  newIds?: boolean
}

/** At random moments (by `seed`), until all are sent. */
export async function sendThroughKills({ people, kills, seed, newIds = false }: Plan): Promise<Outcome> {
  const random = randomFrom(seed)
  let heard = () => {}
  const server = await startMailServer({
    onArrival: async () => {
      heard()
      await pause(random() * 150)
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-mail-kills-'))
  const emails = await seedFolder(folder, people)
  let killed = 0
  for (let left = kills; left > 0; left--) {
    const sender = startSender(folder, server.url, newIds)
    // Mostly during sending, some earlier: at the start or while the outbox fills. The last process sends half.
    const arrivals = random() < 0.8 ? 1 + Math.floor((random() * people) / kills / 2) : 0
    if (arrivals > 0) await Promise.race([sender.ended, arrivalsOf(arrivals, (listener) => (heard = listener))])
    await pause(random() * (arrivals > 0 ? 30 : 1000))
    if (await sender.kill()) killed++
  }
  heard = () => {}
  const code = await startSender(folder, server.url, newIds).ended
  if (code !== 0) throw new Error(`The last sender ended with ${code}`)
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  const found = new Map(emails.map((email) => [email, server.mailbox(email).length]))
  return {
    kills: killed,
    arrived: server.arrived.length,
    found,
    wrong: emails.filter((email) => found.get(email) !== 1),
  }
}

/** Between arrival and confirmation; another process finishes. */
export async function killBeforeTheWord(newIds: boolean): Promise<{ arrived: number; found: number }> {
  const first = Promise.withResolvers<void>()
  const dead = Promise.withResolvers<void>()
  const server = await startMailServer({
    onArrival: async () => {
      first.resolve()
      await dead.promise
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-mail-kills-'))
  const [email = ''] = await seedFolder(folder, 1)
  const sender = startSender(folder, server.url, newIds)
  await first.promise
  await sender.kill()
  dead.resolve()
  await startSender(folder, server.url, newIds).ended
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  return { arrived: server.arrived.length, found: server.mailbox(email).length }
}

async function seedFolder(folder: string, people: number): Promise<string[]> {
  const { db, close } = await openMigratedFolder(folder)
  startListening('full')
  const emails: string[] = []
  for (let n = 0; n < people; n++) emails.push((await mailReader(db, { name: `reader-${n}` })).email)
  await ingestDay(db, DayUpload.parse(aDay('2026-01-15', ['Budget', 'Monsoon'])), new Date('2026-01-15T06:00:00Z'))
  await close()
  return emails
}

function startSender(folder: string, smtpUrl: string, newIds: boolean) {
  const args = ['tests/support/kills/mail-sender.ts', folder, smtpUrl, MORNING, ...(newIds ? ['new-ids'] : [])]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    ended,
    /** @returns whether it was running */
    kill: async () => {
      child.kill('SIGKILL')
      return (await ended) === null
    },
  }
}

function arrivalsOf(count: number, listen: (listener: () => void) => void): Promise<void> {
  let arrived = 0
  return new Promise((resolve) => listen(() => ++arrived >= count && resolve()))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
