import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** An answer: when, in milliseconds, and its grade. */
export type Answer = [at: number, grade: number]

export interface Fit {
  weights: number[]
  /** How far forecasts of the latest answers were off: with the weights in use, and with those fitted to the answers before them. */
  lossBefore: number
  lossAfter: number
}

/** What the program is sent: the answers to each card, earliest first, and the weights in use. */
export interface ToFit {
  cards: Answer[][]
  weights: number[] | null
}
export type Fitted = { fit: Fit } | { missing: string }

/** The optimizer does not run on this machine. */
export class OptimizerMissing extends Error {}

/** Whether the optimizer is installed. */
export function canOptimise(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve(LIBRARY))
  } catch {
    return false
  }
}

const PROGRAM = fileURLToPath(new URL('./optimise-program.ts', import.meta.url))
/** The program itself, an optional package. The one that chooses by platform names so many others that `npm ci` fails where one is missing. */
export const LIBRARY = '@open-spaced-repetition/binding-linux-x64-gnu'
const TIMEOUT_MS = 120_000
const MEGABYTES = 256

/**
 * Fits weights to a person's answers in a process of its own: the optimizer is a native program that takes a second of a whole core.
 * @param library tests name one that is not there
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
