import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `at` in milliseconds. */
export type Answer = [at: number, grade: number]

export interface Fit {
  weights: number[]
  /** Log loss for the latest answers with the current weights, and with weights fitted to earlier answers. */
  lossBefore: number
  lossAfter: number
}

/** Answers by card, earliest first; current weights. */
export interface ToFit {
  cards: Answer[][]
  weights: number[] | null
}
export type Fitted = { fit: Fit } | { missing: string }

export class OptimizerMissing extends Error {}

export function canOptimise(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve(LIBRARY))
  } catch {
    return false
  }
}

const PROGRAM = fileURLToPath(new URL('./optimise-program.ts', import.meta.url))
/** The package that chooses by platform breaks `npm ci` where an optional dependency is missing. */
export const LIBRARY = '@open-spaced-repetition/binding-linux-x64-gnu'
const TIMEOUT_MS = 120_000
const MEGABYTES = 256

/**
 * A process of its own: uses a core for a second.
 * @param library replaced in tests
 * @throws OptimizerMissing
 */
export async function optimise(given: ToFit, stopping: AbortSignal, library = LIBRARY): Promise<Fit> {
  const child = fork(PROGRAM, [library], {
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit').then(([code, signal]): never => {
    throw new Error(`The optimizer ended with ${signal ?? code}`)
  })
  try {
    child.send(given)
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Fitted]
    if ('missing' in answer) throw new OptimizerMissing(answer.missing)
    return answer.fit
  } finally {
    child.kill('SIGKILL')
    ended.catch(() => {})
  }
}
