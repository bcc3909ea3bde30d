/** `kill -9` of the server during writes; it restarts with the same data each time. */
import { sql } from 'kysely'
import { audit } from '../audit.ts'
import { pause } from '../calls.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { signInMembers } from '../seed.ts'
import { startProduct } from '../services/server.ts'
import type { Store } from '../services/stores.ts'
import { repeat, startTraffic } from '../traffic.ts'
import type { Write } from '../writes.ts'

export async function kills(store: Store, { trials, random, isOver }: TrialPlan): Promise<Row> {
  const row = newRow(`\`kill -9\` during writes, ${store.engine}`)
  const all: Write[] = []
  let asleep = 0
  for (let trial = 1; trial <= trials && !isOver(); trial++) {
    const server = await startProduct(store.env)
    if (trial === 1) await signInMembers(store.world, server.url)
    else recovered(row, server.startedInMs)
    for (const { kind } of await repeat(server.url, all))
      row.wrong.push(`trial ${trial}: a ${kind} is refused when it is sent again`)
    const traffic = startTraffic({ url: server.url, world: store.world, trial, random })
    await pause(80 + random() * 700)
    await server.end('SIGKILL')
    await traffic.stop()
    if (traffic.writes.every(({ isAcknowledged }) => isAcknowledged)) asleep++
    for (const { status, path } of traffic.answers) if (status >= 400) row.wrong.push(`trial ${trial}: ${path} answers ${status}`)
    all.push(...traffic.writes)
    count(row, await store.look((db) => audit(db, traffic.writes, trial)), `trial ${trial}`)
    row.trials = trial
    if (trial % 25 === 0)
      console.log(`${row.fault}: ${trial} kills, ${all.filter((one) => one.isAcknowledged).length} acknowledged`)
  }
  await lastLook(store, all, row)
  row.note = `${row.trials - asleep} kills hit writes under way`
  row.controlSeen = await damageIsSeen(store, all, row)
  return row
}

/** Checks all acknowledged writes again; resent ones must be stored once. */
async function lastLook(store: Store, all: Write[], row: Row): Promise<void> {
  const server = await startProduct(store.env)
  recovered(row, server.startedInMs)
  await repeat(server.url, all)
  await server.end()
  count(row, await store.look((db) => audit(db, all)), 'at the end')
  row.acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length
}

/** Deliberate damage of each kind; the check must report each, and nothing before. */
export async function damageIsSeen(store: Store, all: Write[], row: Row): Promise<boolean> {
  const before = await store.look((db) => audit(db, all))
  await store.meddle((db) =>
    sql
      .raw(`with gone as (delete from feedback where ctid = (select ctid from feedback order by created_at desc limit 1) returning 1),
        miscounted as (update forums set post_count = post_count + 1 returning 1),
        doubled as (insert into feedback (feedback_id, tracking_id, user_id, client_key, subject, message, status, created_at, updated_at)
          select gen_random_uuid(), 'FB-' || reverse(right(tracking_id, 10)), user_id, gen_random_uuid(), subject, message, status, created_at, updated_at
          from feedback order by created_at limit 1 returning 1)
        update quiz_attempts set answers = '{}' where attempt_id = (select attempt_id from quiz_attempts limit 1)`)
      .execute(db),
  )
  const after = await store.look((db) => audit(db, all))
  const seen = [
    after.lost.filter(isFeedback).length === before.lost.filter(isFeedback).length + 1,
    after.twice.length > before.twice.length,
    after.torn.some((one) => one.includes('a forum whose counter')),
    after.torn.some((one) => one.includes('an attempt without all')),
  ]
  if (seen.includes(false)) row.wrong.push(`the control saw ${JSON.stringify(after)}`)
  return !seen.includes(false)
}

const isFeedback = (lost: string) => lost.startsWith('feedback')
