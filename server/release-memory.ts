import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 60_000
/** Utilization of the event loop, 0 to 1. */
const MOST_WORK_AT_REST = 0.05
const GROWN = 1.1

interface Options {
  /** Utilization of the event loop since the last check, 0 to 1. */
  work?: () => number
  /** Bytes. */
  memory?: () => number
  collect?: () => void
}

/**
 * Collects garbage now, and after each idle minute in which memory is 10 % above its lowest value: V8 does not shrink the heap of an idle process,
 * because it collects only on allocation. A collection takes 150 ms and releases 35 MB after a start (docs/decisions/0029-cost-of-a-call.md).
 */
export function releaseMemoryAtRest({
  work = workSinceLastLook(),
  memory = process.memoryUsage.rss,
  collect = collector(),
}: Options = {}) {
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
