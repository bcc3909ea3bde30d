import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Figure } from './figures.ts'

const FILE = 'bench/history.jsonl'

/** Appends a line for each run, to compare runs later. */
export function keepHistory(figures: Figure[], load: string): void {
  const found = Object.fromEntries(figures.map(({ name, value, unit }) => [name, `${value.toFixed(2)} ${unit}`]))
  const line = {
    at: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    cores: availableParallelism(),
    load,
    found,
  }
  appendFileSync(FILE, `${JSON.stringify(line)}\n`)
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
