import { type ChildProcess, spawn } from 'node:child_process'
import { V8_FLAGS } from '#server/process-options.ts'

export interface ServerProcess {
  url: string
  pid: number | undefined
  /** @returns the exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** Output so far. */
  said(): string
}

export interface Where {
  /** Runs the given command. */
  under?: string[]
  /** Of its code. */
  folder?: string | undefined
}

/** On a free port; waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  { under = [], folder = process.cwd() }: Where = {},
): Promise<ServerProcess> {
  const [program = '', ...args] = [...under, process.execPath, ...V8_FLAGS, 'server/main.ts']
  const child: ChildProcess = spawn(program, args, {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_AUTH: '0',
      RATE_SIGN_UP: '0',
      RATE_MAIL: '0',
      PROCESS_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const listening = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)
      if (listening?.[1]) resolve(listening[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  return {
    url,
    pid: child.pid,
    end: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
    said: () => output,
  }
}
