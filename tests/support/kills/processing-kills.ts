import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { planEntry } from '#server/newsroom/processing/commands/process-entry.ts'
import { type FakeEngines, startEngines } from '#tests/support/fakes/fake-engines.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { openFolder, openMigratedFolder } from '#tests/support/server/embedded.ts'
import { runToTheEnd, startKillable } from './killable.ts'

const PROGRAM = 'processing-maker.ts'

export interface Outcome {
  /** Before it had finished. */
  kills: number
  units: number
  /** Not finished exactly once, or with a wrong hash. */
  wrong: string[]
  /** Texts sent more than once: at most those in progress at each kill. */
  askedAgain: number
  /** Requests of a process that starts after the end. */
  askedAfterwards: number
}

/** At random moments (by `seed`), until all is made. */
export async function processThroughKills({
  articles,
  kills,
  seed,
}: {
  articles: number
  kills: number
  seed: number
}): Promise<Outcome> {
  const random = randomFrom(seed)
  const engines = await startEngines()
  engines.slowness = 15
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-processing-kills-'))
  const units = await seedFolder(folder, articles)
  let killed = 0
  for (let left = kills; left > 0; left--) {
    const maker = startKillable(PROGRAM, folder, engines.url)
    // Mostly during work, some at the start.
    if (random() < 0.85) await Promise.race([maker.ended, questions(engines, 1 + Math.floor((random() * units * 3) / kills))])
    await pause(random() * 60)
    if (await maker.kill()) killed++
  }
  await runToTheEnd(PROGRAM, folder, engines.url)
  const texts = engines.asked.flatMap(({ path, texts, target }) => texts.map((text) => [path, target, text].join(' ')))
  const before = engines.asked.length
  await runToTheEnd(PROGRAM, folder, engines.url)
  const wrong = await mistakes(folder)
  await engines.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    kills: killed,
    units,
    wrong,
    askedAgain: texts.length - new Set(texts).size,
    askedAfterwards: engines.asked.length - before,
  }
}

/** Unique texts, to detect repeated requests. */
async function seedFolder(folder: string, articles: number): Promise<number> {
  const { db, close } = await openMigratedFolder(folder)
  // Counts completions of each unit.
  await sql
    .raw(`create table made (unit_id uuid not null);
    create function note_made() returns trigger language plpgsql as $$ begin insert into made values (new.unit_id); return new; end $$;
    create trigger made after update on processing_units for each row
      when (new.status = 'ready' and old.status <> 'ready') execute function note_made();`)
    .execute(db)
  const list = Array.from({ length: articles }, (_, n) =>
    anArticle(`Story number ${n} of the day`, {
      analysis_text: {
        past: `Once there were ${n} banks.\n\nThen there came ${n} others to the land.`,
        present: `Now story ${n} goes on and on.`,
      },
    }),
  )
  const { entry_id } = await ingestDay(db, DayUpload.parse({ publication_date: '2026-01-15', articles: list }), new Date())
  await inTransaction(db, (db) => planEntry(db, 'full', entry_id, new Date()))
  await close()
  return articles * 5
}

async function mistakes(folder: string): Promise<string[]> {
  const { db, close } = await openFolder(folder)
  const found = [...(await wrongUnits(db)), ...(await wrongFiles(db, folder))]
  await close()
  return found
}

async function wrongUnits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string; language: string; status: string; times: number }>`
    select kind, language, status, count(made.unit_id)::int as times
    from processing_units as units left join made using (unit_id)
    group by units.unit_id, kind, language, status having status <> 'ready' or count(made.unit_id) <> 1`.execute(db)
  return rows.map(({ kind, language, status, times }) => `${kind} ${language} is ${status}, made ${times} times`)
}

async function wrongFiles(db: Db, folder: string): Promise<string[]> {
  const files = await db.selectFrom('audio_files').select(['storage_key', 'bytes']).execute()
  return files
    .filter(({ storage_key, bytes }) => {
      const content = readFileSync(join(folder, 'storage', storage_key))
      return content.length !== bytes || `${createHash('sha256').update(content).digest('hex')}.mp3` !== storage_key
    })
    .map(({ storage_key }) => `${storage_key} is another file`)
}

async function questions({ asked }: FakeEngines, count: number): Promise<void> {
  const until = asked.length + count
  while (asked.length < until) await pause(5)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
