/**
 * Loaded before the server (`node --import`): moves its clock by the milliseconds in the file `CLOCK_FILE`, also for its threads, which include the
 * embedded database. Timers keep using the monotonic clock of the machine, as when a real clock jumps.
 */
import { openSync, readSync } from 'node:fs'

const RealDate = Date
const file = openSync(process.env.CLOCK_FILE ?? '', 'r')
const bytes = Buffer.alloc(32)
let moved = 0

/** Read each time, so that what is asked after the file was written is answered by the new time. */
function now(): number {
  const length = readSync(file, bytes, 0, bytes.length, 0)
  // Empty while it is being written.
  if (length > 0) moved = Number(bytes.toString('latin1', 0, length))
  return RealDate.now() + moved
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, maker) => Reflect.construct(target, given.length > 0 ? given : [now()], maker),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
