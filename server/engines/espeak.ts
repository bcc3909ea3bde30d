import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createRequire, getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { DESCRIPTORS, type Language } from '#contract/languages.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { type Audio, readWav } from './audio.ts'

/** The installed espeak-ng or the bundled package. */
export interface Espeak {
  version: string
  isSystem: boolean
  read(text: string, language: Language, signal: AbortSignal): Promise<Audio>
  close(): void
}

const TIMEOUT_MS = 60_000
const LOW_PRIORITY = 10
const RUNNER = fileURLToPath(new URL('./espeak-runner.ts', import.meta.url))

export async function findEspeak(): Promise<Espeak | undefined> {
  const version = await systemVersion()
  if (version) return { version, isSystem: true, read: readBySystem, close() {} }
  const packaged = packageVersion()
  return packaged ? new PackagedEspeak(packaged) : undefined
}

function systemVersion(): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('espeak-ng', ['--version'], { timeout: 5000 }, (error, output) =>
      resolve(error ? undefined : /eSpeak NG.*?(\d+(?:\.\d+)+)/i.exec(output)?.[1]),
    )
  })
}

function packageVersion(): string | undefined {
  try {
    return createRequire(import.meta.url)('espeak-ng/package.json').version
  } catch {
    return undefined
  }
}

function readBySystem(text: string, language: Language, signal: AbortSignal): Promise<Audio> {
  const child = spawn('espeak-ng', ['-v', DESCRIPTORS[language].espeakVoice, '-s', '160', '-a', '80', '--stdin', '--stdout'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(text)
  return whileWatched(child, signal, async () => {
    const parts: Buffer[] = []
    for await (const part of child.stdout as Readable) parts.push(part)
    return readWav(Buffer.concat(parts))
  })
}

async function whileWatched<T>(child: ChildProcess, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  lower(child)
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new ExternalServiceError('away', 'espeak-ng cannot be started'))
  })
  failed.catch(() => {})
  child.once('error', fail)
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, TIMEOUT_MS)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work(), failed])
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    child.off('error', fail)
    signal.removeEventListener('abort', end)
  }
}

/** Requests come first. */
function lower({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, LOW_PRIORITY)
  } catch {}
}

const IDLE_MS = 5000
const HEAD = 4

/** Exits when idle: it uses 250 MB. */
class PackagedEspeak implements Espeak {
  readonly version: string
  readonly isSystem = false
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #oneAtATime = pLimit(1)

  constructor(version: string) {
    this.version = version
  }

  read(text: string, language: Language, signal: AbortSignal): Promise<Audio> {
    return this.#oneAtATime(() => this.#read(text, language, signal))
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #read(text: string, language: Language, signal: AbortSignal): Promise<Audio> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    try {
      return await whileWatched(child, signal, async () => {
        const answer = framed(child.stdio[3] as Readable)
        child.stdin?.write(`${JSON.stringify({ voice: DESCRIPTORS[language].espeakVoice, text })}\n`)
        return readWav(await answer)
      })
    } catch (error) {
      this.close()
      throw error
    } finally {
      this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
    }
  }

  #start(): ChildProcess {
    const compiled = getCompileCacheDir()
    const child = spawn(process.execPath, ['--max-semi-space-size=2', RUNNER], {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    })
    child.stdin?.on('error', () => {})
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    return child
  }
}

function framed(pipe: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let bytes = 0
    let length: number | undefined
    const settle = (done: () => void) => {
      pipe.off('data', hear)
      pipe.off('close', gone)
      done()
    }
    const gone = () => settle(() => reject(new ExternalServiceError('away', 'espeak-ng ended')))
    const hear = (part: Buffer) => {
      parts.push(part)
      bytes += part.length
      if (length === undefined && bytes >= HEAD) length = Buffer.concat(parts).readUInt32LE()
      if (length !== undefined && bytes >= HEAD + length) {
        const whole = Buffer.concat(parts)
        settle(() => resolve(whole.subarray(HEAD)))
      }
    }
    pipe.on('data', hear)
    pipe.once('close', gone)
  })
}
