import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** The server uses the first core and the load program the second, so that they do not compete. */
export const SERVER_CORE = 0
export const LOAD_CORE = 1

/** The same setting as the product's (`server/process-options.ts`), so that baselines and load program are not slower by chance. */
export const STEADY = '--no-allocation-site-pretenuring'

const canPin = process.platform === 'linux' && availableParallelism() > 1 && hasTaskset()

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts Node in a separate process, on one core if the system supports it. @param speaks uses messages instead of standard output */
export function startNode(
  args: string[],
  { core, cwd, env = {}, speaks = false }: { core?: number; cwd?: string; env?: Record<string, string>; speaks?: boolean },
): ChildProcess {
  const command = [process.execPath, ...args]
  const [program, ...rest] = core !== undefined && canPin ? ['taskset', '-c', String(core), ...command] : command
  const child = spawn(program as string, rest, {
    stdio: speaks ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'inherit'],
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
  })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * CPU time of a process in ticks; `undefined` if the system does not report it. Unlike throughput it does not depend on other users of the
 * machine.
 */
export function ticksOf({ pid }: Pick<ChildProcess, 'pid'>): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return undefined
  }
}
