/** A new version with one more migration replaces the old one, process by process, under traffic. */
import { isReady, pause } from '../calls.ts'
import { newRow, type Row, recovered } from '../report.ts'
import { reportFailures, type Scenario, underTraffic } from '../rounds.ts'
import type { Place } from '../services/fleet.ts'
import { nextVersion, type Version } from '../services/next-version.ts'
import { startTraffic } from '../traffic.ts'

/** Migrations that are allowed while the previous version runs: they only add. */
const ADDITIONS: Record<string, string> = {
  '9001_added_columns': 'alter table users add column added text; alter table feedback add column added jsonb',
  '9002_added_table': 'create table added (added_id uuid primary key, user_id uuid references users (user_id) on delete cascade)',
  '9003_added_default': `alter table forum_posts add column added text not null default ''; alter table quiz_attempts add column added integer`,
}
/** A migration that is not allowed in one step. */
const BREAKING = { '9999_renamed': 'alter table feedback rename column message to words' }

export async function migrations(scene: Scenario, trials: number): Promise<Row> {
  const row = newRow('a version with one more migration, process by process')
  const names = Object.keys(ADDITIONS)
  const versions: Version[] = []
  let [failed, answers] = [0, 0]
  let folder: string | undefined
  try {
    for (; row.trials < Math.min(trials, names.length) && !scene.isOver(); row.trials++) {
      const known = Object.entries(ADDITIONS).slice(0, row.trials + 1)
      const next = nextVersion(Object.fromEntries(known))
      versions.push(next)
      const old = folder
      const round = await underTraffic(scene, row, () => rollTo(scene, row, next.folder, old))
      reportFailures(row, round.failed)
      failed += round.failed.length
      answers += round.passed.length
      folder = next.folder
    }
    row.note = `${failed} of ${answers} requests failed; a process of the version before starts on the newer database as well`
    row.controlSeen = await breakingIsSeen(scene, versions)
  } finally {
    for (const version of versions) version.end()
  }
  return row
}

async function rollTo(scene: Scenario, row: Row, folder: string, old: string | undefined): Promise<void> {
  const { fleet } = scene
  await restart(scene, row, 0, folder)
  if (!(await isReady(fleet.webs[1].url))) row.wrong.push(`trial ${row.trials}: the version before is not ready any more`)
  // It must be restarted during the change.
  await restart(scene, row, 1, old)
  await restart(scene, row, 1, folder)
  await fleet.worker.end()
  await fleet.startWorker(folder)
}

async function restart({ fleet }: Scenario, row: Row, place: Place, folder: string | undefined): Promise<void> {
  const begun = performance.now()
  if ((await fleet.webs[place].end()) !== 0) row.wrong.push(`trial ${row.trials}: process ${place} did not end well`)
  await fleet.start(place, folder === undefined ? {} : { folder })
  recovered(row, performance.now() - begun)
}

/** The last step with this data, because the previous version cannot use it afterwards. */
async function breakingIsSeen({ fleet, store, random, rounds }: Scenario, versions: Version[]): Promise<boolean> {
  const next = nextVersion({ ...ADDITIONS, ...BREAKING })
  versions.push(next)
  const plan = { url: fleet.proxy.url, world: store.world, trial: rounds + 1, random, isPatient: true }
  const traffic = startTraffic(plan)
  await fleet.webs[0].end()
  await fleet.start(0, { folder: next.folder })
  await pause(1000)
  await traffic.stop()
  return traffic.answers.some(({ status }) => status >= 500)
}
