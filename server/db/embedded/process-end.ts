import { constants } from 'node:os'

/** Not SIGHUP, which `nohup` has made ignored. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Calls `end`, which must not wait, when this process ends: also by a signal that nothing else handles, as during the start.
 * @returns what takes it back
 */
export function whenProcessEnds(end: () => void): () => void {
  process.on('exit', end)
  for (const signal of SIGNALS) process.on(signal, exit)
  return () => {
    process.off('exit', end)
    for (const signal of SIGNALS) process.off(signal, exit)
  }
}

/** Whoever else handles the signal ends the process in time. */
function exit(signal: NodeJS.Signals): void {
  if (process.listeners(signal).every((listener) => listener === exit)) process.exit(128 + constants.signals[signal])
}
