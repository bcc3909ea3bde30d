import { readFileSync } from 'node:fs'

/** For the embedded database (128) or connections to a server, stored files, and what the system is asked about memory: a connection that is refused is better than these failing. */
const KEPT_FREE = 192

/** @param files how many may be open at once, connections included */
export const connectionsWithin = (files: number): number => Math.max(files - KEPT_FREE, Math.floor(files / 4))

/** How many files this process may have open at once; `undefined` where the system does not say so. */
export function mostOpenFiles(): number | undefined {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return most === undefined ? undefined : Number(most)
  } catch {
    return undefined
  }
}
