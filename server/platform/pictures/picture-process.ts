import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { HttpError, unavailable } from '#server/platform/http/http-error.ts'

/** A decoded picture takes hundreds of megabytes. */
export const oneAtATime = pLimit(1)
/** More would exceed a request's timeout. */
export const MAX_WAITING_PICTURES = 30

export interface PictureCall {
  /** Exports `encodeFile(file: Buffer)`. */
  module: string
  file: Buffer
}
export type PictureAnswer =
  | { made: unknown }
  | { refused: Pick<HttpError, 'status' | 'message' | 'retryAfter'> }
  | { failed: string }

const PROGRAM = fileURLToPath(new URL('./picture-program.ts', import.meta.url))
const IDLE_MS = 60_000

/** Ends when idle: even a thread would keep the 100 MB of jsdom and sharp. */
class PictureProcess {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /**
   * One call at a time.
   * @throws HttpError
   */
  async call<Made>(module: URL, file: Buffer): Promise<Made> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    try {
      return madeBy(await this.#ask(child, { module: module.href, file })) as Made
    } finally {
      this.#idle = setTimeout(() => this.end(), IDLE_MS).unref()
    }
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #ask(child: ChildProcess, call: PictureCall): Promise<PictureAnswer> {
    const answered = new AbortController()
    const { signal } = answered
    child.channel?.ref()
    child.send(call)
    try {
      const ended = once(child, 'exit', { signal }).then((): never => {
        throw unavailable()
      })
      ended.catch(() => {})
      return (await Promise.race([once(child, 'message', { signal }), ended]))[0]
    } finally {
      answered.abort()
      child.channel?.unref()
    }
  }

  #start(): ChildProcess {
    const compiled = getCompileCacheDir()
    const child = fork(PROGRAM, {
      execArgv: ['--max-semi-space-size=4'],
      env: { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.unref()
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    child.on('error', () => {})
    return child
  }
}

export const pictureProcess = new PictureProcess()

function madeBy(answer: PictureAnswer): unknown {
  if ('made' in answer) return answer.made
  if ('failed' in answer) throw new Error(answer.failed)
  const { status, message, retryAfter } = answer.refused
  throw new HttpError(status, message, retryAfter === undefined ? {} : { retryAfter })
}
