/** A second process on the folder of a running embedded database must exit with a message and not disturb the first. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from '../audit.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import { embeddedStore } from '../services/stores.ts'
import { startTraffic } from '../traffic.ts'

const SENTENCE = 'Another process is using the embedded database'

export async function twoProcesses({ trials, random, isOver }: TrialPlan): Promise<Row[]> {
  const row = newRow('second process on an embedded folder')
  const store = await embeddedStore()
  try {
    const first = await startProduct(store.env)
    await signInMembers(store.world, first.url)
    const traffic = startTraffic({ url: first.url, world: store.world, trial: 1, random, isPatient: true })
    for (let trial = 1; trial <= trials && !isOver(); trial++) {
      const begun = performance.now()
      const said = await secondStart(store.env)
      recovered(row, performance.now() - begun)
      if (!said.includes(SENTENCE)) row.wrong.push(`trial ${trial}: the second says ${said.slice(0, 200)}`)
      row.trials = trial
    }
    await traffic.stop()
    for (const { status, path } of traffic.answers)
      if (status !== 200 && status !== 201) row.wrong.push(`the first answers ${status} to ${path}`)
    if ((await first.end()) !== 0) row.wrong.push('the first did not live to the end')
    row.acknowledged = traffic.acknowledged()
    count(row, await store.look((db) => audit(db, traffic.writes)), 'the first')
    row.controlSeen = await isLetInElsewhere(store)
    row.note = 'the time is until the second has ended'
    return [row]
  } finally {
    await store.end()
  }
}

/** @returns the message with which it exits; an empty text when it starts */
async function secondStart(env: Record<string, string>): Promise<string> {
  try {
    await (await startProduct(env)).end('SIGKILL')
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The control: on a folder of its own the second process starts, which the check must detect. */
async function isLetInElsewhere({ env }: { env: Record<string, string> }): Promise<boolean> {
  const other = mkdtempSync(join(tmpdir(), 'catalyst-faults-other-'))
  const said = await secondStart({ ...env, DATA_DIR: other })
  rmSync(other, { recursive: true, force: true })
  return !said.includes(SENTENCE)
}
