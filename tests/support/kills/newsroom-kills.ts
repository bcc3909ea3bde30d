import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { askProposal } from '#server/newsroom/drafting/commands/ask-proposal.ts'
import { addSource } from '#server/newsroom/sources/commands/add-source.ts'
import { askForPage } from '#server/newsroom/sources/commands/ask-for-page.ts'
import { startEngines } from '#tests/support/fakes/fake-engines.ts'
import { page, startPages } from '#tests/support/fakes/fake-pages.ts'
import { mailReader } from '#tests/support/fixtures/mail-readers.ts'
import { openFolder, openMigratedFolder } from '#tests/support/server/embedded.ts'
import { runToTheEnd, startKillable } from './killable.ts'
import { runJobsOf } from './newsroom-jobs.ts'

const PROGRAM = 'newsroom-worker.ts'
const DAY = '2031-05-06'
const TEXT = 'The Registrar General told the States when the census begins. '.repeat(10)

/** A folder, pages and a chat service that note what reached them. */
export async function newsroomToKill() {
  const pages = await startPages()
  const engines = await startEngines()
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-newsroom-kills-'))
  const place = { folder, chatUrl: engines.url, port: pages.port }
  const args = [folder, engines.url, String(pages.port)]
  const database = await openMigratedFolder(folder)
  await countFinished(database.db)
  await database.close()
  return {
    pages,
    engines,
    /** Kills a process once it has asked what `isAsked` says. @returns whether it was running */
    killDuring: async (isAsked: () => boolean): Promise<boolean> => {
      const worker = startKillable(PROGRAM, ...args)
      const isOver = { now: false }
      void worker.ended.then(() => (isOver.now = true))
      while (!isAsked() && !isOver.now) await new Promise((resolve) => setTimeout(resolve, 5))
      return worker.kill()
    },
    finish: () => runToTheEnd(PROGRAM, ...args),
    /** Addresses of pages with a text each. */
    askForPages: (places: string[]) =>
      whileJobsWait(place, async ({ db, queue, settings, actor }) => {
        for (const place of places) {
          page(pages, place, `<p>About ${place}.</p><p>${TEXT}</p>`)
          await askForPage(db, DAY, `https://${place}`, { queue, settings, actor, now: new Date() })
        }
      }),
    askForTopics: (count: number) =>
      whileJobsWait(place, async ({ db, queue, settings, actor, chat }) => {
        const read = { passages: ['The Finance Commission met in Delhi.'], isCut: false }
        const about = { kind: 'text' as const, address: null, publisher: '', licence: '', language: 'en' }
        const { source_id } = await addSource(db, { day: DAY, title: 'A meeting', read, ...about }, actor, new Date())
        const asking = { kind: 'topics' as const, day: DAY, draft_id: null, language: null, source_ids: [source_id], count: 1 }
        const offer = { service: chat, quota: settings.allowances.drafts }
        for (let n = 0; n < count; n++) await askProposal(db, queue, asking, { offer, actor, now: new Date() })
      }),
    /** What there is at the end. */
    stored: <T>(query: (db: Db) => Promise<T>) => withDatabase(folder, query),
    end: async () => {
      await pages.close()
      await engines.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function withDatabase<T>(folder: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openFolder(folder)
  return use(db).finally(close)
}

async function whileJobsWait(
  place: Parameters<typeof runJobsOf>[0],
  ask: (at: Awaited<ReturnType<typeof askingAt>>) => Promise<void>,
): Promise<void> {
  const jobs = await runJobsOf(place, false)
  await ask(await askingAt(jobs))
  await jobs.end()
}

async function askingAt({ db, queue, settings, engines }: Awaited<ReturnType<typeof runJobsOf>>) {
  if (!engines.drafting) throw new Error('The settings name a service')
  return { db, queue, settings, chat: engines.drafting, actor: await mailReader(db, { role: 'admin' }) }
}

/** How often each was finished, also if it was begun again after that. */
async function countFinished(db: Db): Promise<void> {
  for (const [table, id, state] of [
    ['desk_sources', 'source_id', 'added'],
    ['desk_proposals', 'proposal_id', 'done'],
  ])
    await sql
      .raw(`create table ${table}_finished (id uuid not null);
      create function note_${table}() returns trigger language plpgsql as $$
        begin insert into ${table}_finished values (new.${id}); return new; end $$;
      create trigger finished after update on ${table} for each row
        when (new.state = '${state}') execute function note_${table}();`)
      .execute(db)
}
