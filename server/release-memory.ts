import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 60_000
/** Share of a minute. */
const MOST_WORK_AT_REST = 0.05
const GROWN = 1.1

interface Means {
  /** The share of the time since the last look in which the process worked. */
  work?: () => number
  /** Bytes. */
  memory?: () => number
  collect?: () => void
}

/**
 * The heap grows while code is loaded and under load, and V8 leaves it so in a process that rests, because it collects only when objects are made.
 * One collection of 150 ms gives that back, 35 MB after a start (docs/decisions/0029-cost-of-a-call.md): at once, and whenever a minute was
 * quiet and memory has grown since.
 */
export function releaseMemoryAtRest({
  work = workSinceLastLook(),
  memory = process.memoryUsage.rss,
  collect = collector(),
}: Means = {}) {
  collect()
  let least = memory()
  return setInterval(() => {
    if (work() > MOST_WORK_AT_REST || memory() < GROWN * least) return
    collect()
    least = memory()
  }, LOOK_EVERY_MS).unref()
}

function workSinceLastLook(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  return () => collect({ type: 'major', flavor: 'last-resort' })
}
