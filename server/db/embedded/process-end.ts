import { constants } from 'node:os'

/** Without SIGHUP: a listener would undo `nohup`, which ignores it. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Calls `end`, which must be synchronous, when this process exits, also by a signal without another listener, as during startup.
 * @returns a function that removes the listeners
 */
export function whenProcessEnds(end: () => void): () => void {
  process.on('exit', end)
  for (const signal of SIGNALS) process.on(signal, exit)
  return () => {
    process.off('exit', end)
    for (const signal of SIGNALS) process.off(signal, exit)
  }
}

/** If another listener handles the signal, that listener ends the process. */
function exit(signal: NodeJS.Signals): void {
  if (process.listeners(signal).every((listener) => listener === exit)) process.exit(128 + constants.signals[signal])
}
