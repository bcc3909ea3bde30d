/** Processor time, because a busy machine interrupts the thread. Stops at the first run below `enough`. @returns milliseconds */
export function fastestMs(run: () => unknown, enough: number, runs: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let n = 0; n < runs && fastest >= enough; n++) {
    const begun = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(begun)
    fastest = Math.min(fastest, (user + system) / 1000)
  }
  return fastest
}

/** Of `fixedWork` on the machine for which the limits were set. */
const FIXED_WORK_MS = 36
const WORDS = Array.from({ length: 20_000 }, (_, n) => `w${(n * 7919) % 1009}`).join(' ')

function fixedWork(): Map<string, number> {
  const counts = new Map<string, number>()
  for (let run = 0; run < 20; run++)
    for (const [word] of WORDS.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How many times slower this machine is now, at least 1: two programs on one core halve each other's speed, also by processor time. */
export const slowness = (): number => Math.max(1, fastestMs(fixedWork, FIXED_WORK_MS, 10) / FIXED_WORK_MS)
