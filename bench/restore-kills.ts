/**
 * `node bench/restore-kills.ts [kills] [seed]`: kills restores into an embedded database, and with `DATABASE_URL` into that server, at random moments
 * (by `seed`); each time the instance must be empty or complete. Then takes backups during writes, which must be consistent.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findExistingData } from '#server/db/backup/existing-data.ts'
import { readBackup } from '#server/db/backup/read.ts'
import { existingFolder } from '#server/db/embedded/place.ts'
import { openServer } from '#server/db/open.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { openFolder } from '#tests/support/server/embedded.ts'
import { startServer } from '#tests/support/server/process.ts'

const kills = Number(process.argv[2] ?? 20)
const random = randomFrom(Number(process.argv[3] ?? 9))
const url = process.env.DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'catalyst-restore-kills-'))
const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'a.backup')]

const run = (script: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DEMO: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const server = await startServer({ DATA_DIR: from, DATABASE_URL: '' })
const consistent = await ledgerDuringBackups(3)
await server.end()
await ended(run('scripts/backup.ts', [file], { DATA_DIR: from, DATABASE_URL: '' }))
const { tables } = await readBackup(file)
const people = tables.find(({ name }) => name === 'users')?.rows ?? 0
const days = tables.find(({ name }) => name === 'daily_entries')?.rows ?? 0

const begun = performance.now()
await ended(run('scripts/restore.ts', [file, '--replace'], { DATA_DIR: to, DATABASE_URL: url }))
const whole = performance.now() - begun
let [empty, complete, torn] = [0, 0, 0]
for (let n = 0; n < kills; n++) {
  if (url) await clearServer()
  else rmSync(to, { recursive: true, force: true })
  const child = run('scripts/restore.ts', [file], { DATA_DIR: to, DATABASE_URL: url })
  const over = ended(child)
  await Promise.race([over, pause(whole * (0.1 + random()))])
  child.kill('SIGKILL')
  await over
  const found = await look()
  if (found.is === 'empty') empty++
  else if (found.is === 'instance' && found.people === people && found.days === days) complete++
  else torn++
}
console.log(
  `${kills} kills of a restore (${url ? 'PostgreSQL' : 'embedded'}, ${Math.round(whole)} ms undisturbed): ${empty} empty, ${complete} complete, ${torn} torn`,
)
rmSync(folder, { recursive: true, force: true })
process.exit(torn > 0 || !consistent ? 1 : 0)

async function look() {
  if (!url && !existingFolder(to)) return { is: 'empty' } as const
  const { db, close } = url ? await openServer(url, { poolSize: 1, name: 'looking' }, () => {}) : await openFolder(to)
  return findExistingData(db).finally(close)
}

async function clearServer(): Promise<void> {
  const { db, close } = await openServer(url, { poolSize: 1, name: 'clearing' }, () => {})
  const { dropAllTables } = await import('#server/db/backup/existing-data.ts')
  await db.transaction().execute(dropAllTables)
  await close()
}

/**
 * People register one after the other while backups are taken. A backup must contain the first n people, each with a session, and at least those
 * who were acknowledged before it began.
 */
async function ledgerDuringBackups(count: number): Promise<boolean> {
  const told: string[] = []
  let isOn = true
  let slowest = 0
  const writing = (async () => {
    for (let n = 0; isOn; n++) {
      const email = `ledger-${String(n).padStart(5, '0')}@example.test`
      const at = performance.now()
      const reply = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'quiet-river-stone-42' }),
      })
      slowest = Math.max(slowest, performance.now() - at)
      if (reply.ok) told.push(email)
    }
  })()
  let isGood = true
  for (let n = 0; n < count; n++) {
    const before = told.length
    const path = join(folder, `ledger-${n}.backup`)
    await ended(run('scripts/backup.ts', [path], { DATA_DIR: from, DATABASE_URL: '' }))
    const emails: string[] = []
    const { tables } = await readBackup(path, async (piece) => {
      if (piece.kind === 'file') for await (const _ of piece.chunks);
      else if (piece.table === 'users')
        emails.push(
          ...piece.lines.flatMap((line) => (JSON.parse(line) as string[]).filter((text) => /^ledger-\d+@/.test(text ?? ''))),
        )
    })
    const inIt = new Set(emails)
    const sessions = tables.find(({ name }) => name === 'sessions')?.rows ?? 0
    const isBeginning =
      told.slice(0, inIt.size).every((email) => inIt.has(email)) && inIt.size >= before && sessions === inIt.size
    console.log(
      `Backup ${n + 1} under writes: ${inIt.size} people and ${sessions} sessions, ${before} told before it began: ${isBeginning ? 'one moment' : 'NOT ONE MOMENT'}`,
    )
    isGood &&= isBeginning
  }
  isOn = false
  await writing
  console.log(`${told.length} people registered during the restores; the slowest waited ${Math.round(slowest)} ms`)
  return isGood
}
