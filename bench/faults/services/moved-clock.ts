/**
 * Loaded before the server (`node --import`): moves its clock by the milliseconds in the file `CLOCK_FILE`, also for its threads, which include the
 * embedded database. Timers keep using the monotonic clock of the machine, as when a real clock jumps.
 */
import { readFileSync } from 'node:fs'

const REREAD_EVERY_MS = 50
const RealDate = Date
let readAt = Number.NEGATIVE_INFINITY
let moved = 0

function now(): number {
  if (performance.now() - readAt > REREAD_EVERY_MS) {
    readAt = performance.now()
    moved = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  }
  return RealDate.now() + moved
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, maker) => Reflect.construct(target, given.length > 0 ? given : [now()], maker),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
