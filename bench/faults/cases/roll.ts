/** Web processes are restarted one after the other while people read and write through the proxy. */
import { resolve } from 'node:path'
import { newRow, type Row, recovered } from '../report.ts'
import { inWords, type Round, reportFailures, type Scenario, underTraffic } from '../rounds.ts'
import { PLACES } from '../services/fleet.ts'

const CONTROL_ROUNDS = 5

/** Like an upgrade: each process shuts down, and no request may fail. */
export async function deploys(scene: Scenario, trials: number): Promise<Row> {
  const row = newRow('each process told to end and started again, behind nginx')
  const { fleet } = scene
  const all = { failed: 0, passed: 0 }
  for (; row.trials < trials && !scene.isOver(); row.trials++) {
    const round = await underTraffic(scene, row, async () => {
      for (const place of PLACES) {
        const begun = performance.now()
        if ((await fleet.webs[place].end()) !== 0) row.wrong.push(`trial ${row.trials}: process ${place} did not end well`)
        await fleet.start(place)
        recovered(row, performance.now() - begun)
      }
    })
    reportFailures(row, round.failed)
    add(all, round)
  }
  row.note = `${all.failed} of ${all.passed} requests failed`
  row.controlSeen = await endingAtOnceIsSeen(scene, row)
  return row
}

/** The control: a process that ends immediately fails its running requests. */
async function endingAtOnceIsSeen(scene: Scenario, row: Row): Promise<boolean> {
  const { fleet } = scene
  const control = newRow('control')
  const NODE_OPTIONS = `--import=${resolve('bench/faults/services/ends-at-once.ts')}`
  let failed = 0
  for (let n = 0; n < CONTROL_ROUNDS && failed === 0; n++) {
    await fleet.webs[0].end()
    await fleet.start(0, { env: { NODE_OPTIONS } })
    const round = await underTraffic(scene, control, async () => {
      await fleet.webs[0].end()
      await fleet.start(0)
    })
    failed = round.failed.length
  }
  row.note += `; control: ${failed} failed where a process ends at once`
  return failed > 0
}

function add(all: { failed: number; passed: number }, { failed, passed }: Round): void {
  all.failed += failed.length
  all.passed += passed.length
}

/** Like a crash: only running requests of the killed process may fail. */
export async function crashes(scene: Scenario, trials: number): Promise<Row> {
  const row = newRow('one process killed and started again, behind nginx')
  const all = { failed: 0, passed: 0 }
  for (; row.trials < trials && !scene.isOver(); row.trials++) {
    add(all, await crash(scene, row, row.trials % 2 === 0 ? 0 : 1))
  }
  row.note = `${all.failed} of ${all.passed} requests failed${row.wrong.length === 0 ? ', all of them under way at the one that was killed' : ''}`
  row.controlSeen = await crashOfTheOnlyOneIsSeen(scene)
  return row
}

async function crash(scene: Scenario, row: Row, place: 0 | 1) {
  const { fleet } = scene
  const port = fleet.ports[place]
  const where = `trial ${row.trials}`
  let goneAt = 0
  const round = await underTraffic(scene, row, async () => {
    const begun = performance.now()
    await fleet.webs[place].end('SIGKILL')
    goneAt = performance.now()
    await fleet.start(place)
    recovered(row, performance.now() - begun)
  })
  for (const one of round.failed)
    if (one.at - one.ms > goneAt) row.wrong.push(`${where}: ${inWords(one)}, asked after the process was gone`)
  for (const { path, status, to } of round.passed)
    if (status >= 500 && !to.includes(port)) row.wrong.push(`${where}: ${path} answers ${status} at another process`)
  return round
}

/** The control: without a second process requests fail until it is back. */
async function crashOfTheOnlyOneIsSeen(scene: Scenario): Promise<boolean> {
  const { fleet } = scene
  const control = newRow('control')
  await fleet.webs[1].end()
  await crash(scene, control, 0)
  await fleet.start(1)
  return control.wrong.some((what) => what.includes('asked after the process was gone'))
}
