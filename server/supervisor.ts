import type { ChildProcess } from 'node:child_process'

export const STARTED = 'started'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Then the next failure counts as the first. */
const STEADY_AFTER_MS = 30_000

export interface Program {
  name: string
  start: () => ChildProcess
}

interface Options {
  firstPauseMs?: number
  log?: (line: string) => void
  onStarted?: () => void
}

/**
 * Before all programs have started, a failed one ends the others. An exit by signal is a crash; a single program that exits
 * with 0 was stopped.
 */
export async function supervise(programs: Program[], options: Options = {}): Promise<number> {
  const supervisor = new Supervisor(programs, options)
  const stop = () => supervisor.stop('SIGTERM')
  // A terminal sends Ctrl-C to every process itself; a second signal would interrupt the shutdown.
  const interrupt = () => supervisor.stop(process.stdin.isTTY ? undefined : 'SIGINT')
  process.on('SIGTERM', stop).on('SIGHUP', stop).on('SIGINT', interrupt)
  try {
    return await supervisor.run()
  } finally {
    process.off('SIGTERM', stop).off('SIGHUP', stop).off('SIGINT', interrupt)
  }
}

class Supervisor {
  readonly #programs: Program[]
  readonly #options: Required<Options>
  readonly #running = new Set<ChildProcess>()
  readonly #restarts = new Set<NodeJS.Timeout>()
  readonly #notStarted: Set<Program>
  readonly #ended = Promise.withResolvers<number>()
  #isStopping = false
  #exitCode = 0

  constructor(programs: Program[], { firstPauseMs = FIRST_PAUSE_MS, log = console.error, onStarted = () => {} }: Options) {
    this.#programs = programs
    this.#notStarted = new Set(programs)
    this.#options = { firstPauseMs, log, onStarted }
  }

  run(): Promise<number> {
    for (const program of this.#programs) this.#start(program, 0)
    return this.#ended.promise
  }

  stop(signal: NodeJS.Signals | undefined): void {
    this.#isStopping = true
    for (const restart of this.#restarts) clearTimeout(restart)
    if (signal) for (const child of this.#running) child.kill(signal)
    if (this.#running.size === 0) this.#ended.resolve(this.#exitCode)
  }

  /** @param failures consecutive exits soon after a start */
  #start(program: Program, failures: number): void {
    const begun = performance.now()
    const child = program.start()
    this.#running.add(child)
    child.on('message', (message) => message === STARTED && this.#onStarted(program))
    child.once('exit', (code, signal) => {
      this.#running.delete(child)
      const isSteady = performance.now() - begun > STEADY_AFTER_MS
      this.#onExit(program, { code, signal, failures: isSteady ? 0 : failures })
    })
  }

  #onStarted(program: Program): void {
    if (this.#notStarted.delete(program) && this.#notStarted.size === 0) this.#options.onStarted()
  }

  #onExit(program: Program, { code, signal, failures }: Exit): void {
    const hasFailed = code !== 0 && signal === null && this.#notStarted.size > 0
    const wasStopped = code === 0 && this.#programs.length === 1
    if (this.#isStopping || hasFailed) this.#exitCode = Math.max(this.#exitCode, code ?? 1)
    if (this.#isStopping) this.stop(undefined)
    else if (hasFailed || wasStopped) this.stop('SIGTERM')
    else this.#restart(program, { code, signal, failures })
  }

  #restart(program: Program, { code, signal, failures }: Exit): void {
    const pause = Math.min(LONGEST_PAUSE_MS, this.#options.firstPauseMs * 2 ** failures)
    this.#options.log(`${program.name} exited unexpectedly (${signal ?? code}) and restarts in ${pause / 1000} s`)
    const restart = setTimeout(() => {
      this.#restarts.delete(restart)
      this.#start(program, failures + 1)
    }, pause)
    this.#restarts.add(restart)
  }
}

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  failures: number
}
