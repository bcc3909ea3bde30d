import { type ChildProcess, spawn } from 'node:child_process'

export interface Killable {
  /** With its exit code, `null` if it was killed. */
  ended: Promise<number | null>
  /** @returns whether it was running */
  kill(): Promise<boolean>
}

/** A program of this folder, in a process of its own. */
export function startKillable(program: string, ...args: string[]): Killable {
  const child: ChildProcess = spawn(process.execPath, [`tests/support/kills/${program}`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      return (await ended) === null
    },
  }
}

/** @throws Error if it fails */
export async function runToTheEnd(program: string, ...args: string[]): Promise<void> {
  const code = await startKillable(program, ...args).ended
  if (code !== 0) throw new Error(`The last process ended with ${code}`)
}
