import { constants } from 'node:os'

/** Not SIGHUP: a listener would undo `nohup`. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** @param end must be synchronous */
export function whenProcessEnds(end: () => void): () => void {
  process.on('exit', end)
  for (const signal of SIGNALS) process.on(signal, exit)
  return () => {
    process.off('exit', end)
    for (const signal of SIGNALS) process.off(signal, exit)
  }
}

/** Another listener ends the process itself. */
function exit(signal: NodeJS.Signals): void {
  if (process.listeners(signal).every((listener) => listener === exit)) process.exit(128 + constants.signals[signal])
}
