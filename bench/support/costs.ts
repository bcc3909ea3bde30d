import { mkdirSync, writeFileSync } from 'node:fs'

/** The cost of one call: CPU time of server and database in milliseconds, bytes with headers. */
export interface Cost {
  name: string
  appMs: number
  databaseMs: number
  bytesOut: number
}

const FILE = 'dist/costs.json'

/** Input of the capacity model. */
export function writeCosts(costs: Cost[]): void {
  mkdirSync('dist', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`)
}
