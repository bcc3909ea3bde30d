import { spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * Runs a Node program and starts it again when it crashes: when a signal ended it that this process did not send, or when it failed after
 * `startMs`. What fails sooner could not start, and the reason is on the screen.
 * @returns the exit code once it has ended for good
 */
export async function keepRunning(
  args: string[],
  { startMs = 20_000, firstPauseMs = FIRST_PAUSE_MS, log = (line: string) => console.error(line) } = {},
): Promise<number> {
  const ending = new AbortController()
  let crashes = 0
  for (;;) {
    const startedAt = performance.now()
    const { code, signal } = await runOnce(args, ending)
    const lived = performance.now() - startedAt
    const isCrash = signal !== null || (code !== 0 && lived > startMs)
    if (ending.signal.aborted || !isCrash) return code ?? 1
    crashes = lived > startMs ? 1 : crashes + 1
    const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (crashes - 1))
    log(`The server ended unexpectedly (${signal ?? code}). It starts again in ${Math.ceil(pause / 1000)} s.`)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (ending.signal.aborted) return 1
  }
}

/** Passes on the signals that end this process. */
function runOnce(args: string[], ending: AbortController): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const end = (signal: NodeJS.Signals) => {
    ending.abort()
    child.kill(signal)
  }
  // Ctrl-C reaches the whole group already.
  const wait = () => ending.abort()
  process.on('SIGTERM', end).on('SIGHUP', end).on('SIGINT', wait)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', end).off('SIGHUP', end).off('SIGINT', wait)
      resolve({ code, signal })
    })
  })
}
