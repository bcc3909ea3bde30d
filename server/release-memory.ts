import { performance } from 'node:perf_hooks'

const CHECK_EVERY_MS = 60_000
/** 0 to 1. */
const MAX_IDLE_WORK = 0.05
const GROWTH = 1.1

interface Options {
  /** 0 to 1. */
  work?: () => number
  /** Bytes. */
  memory?: () => number
  collect?: () => void
}

/** V8 collects only on allocation. Takes 150 ms. */
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
