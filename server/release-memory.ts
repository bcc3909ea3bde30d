import { performance } from 'node:perf_hooks'

const CHECK_EVERY_MS = 60_000
/** Utilization of the event loop, 0 to 1. */
const MAX_IDLE_WORK = 0.05
const GROWTH = 1.1

interface Options {
  /** Utilization of the event loop since the last check, 0 to 1. */
  work?: () => number
  /** Bytes. */
  memory?: () => number
  collect?: () => void
}

/**
 * Collects garbage now, and after each idle minute in which memory is 10 % above its lowest value: V8 collects only on allocation, so an idle process keeps
 * the garbage of its start and of its last load. Needs `--expose-gc` (process-options.ts); a collection takes 150 ms. Figures: docs/decisions/0029-cost-of-a-call.md.
 */
export function releaseMemoryWhenIdle({
  work = workSinceLastCheck(),
  memory = process.memoryUsage.rss,
  collect = () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
}: Options = {}) {
  collect()
  let lowest = memory()
  return setInterval(() => {
    if (work() > MAX_IDLE_WORK || memory() < GROWTH * lowest) return
    collect()
    lowest = memory()
  }, CHECK_EVERY_MS).unref()
}

function workSinceLastCheck(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
