import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { supervise } from './supervisor.ts'

const KILLED = `process.kill(process.pid, 'SIGKILL')`
const ABORTED = `process.kill(process.pid, 'SIGABRT')`
const STARTED_THEN_FAILED = `process.send('started', () => process.exit(1))`
const STARTED = `process.send('started')`

let folder: string
let lines: string[] = []
const options = { firstPauseMs: 1, log: (line: string) => void lines.push(line) }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-supervisor-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param acts one for each start, as a statement */
function program(name: string, ...acts: string[]) {
  const file = join(folder, `${name}.mjs`)
  let starts = 0
  writeFileSync(
    file,
    `const acts = [${acts.map((act) => `() => { ${act} }`).join(', ')}]
    setTimeout(() => {}, 60_000)
    acts[process.argv[2]]()`,
  )
  return { name, start: () => fork(file, [String(starts++)], { execArgv: [] }), starts: () => starts }
}

describe('one server', () => {
  test('that the system kills is started again, until it ends by itself', async () => {
    const server = program('server', KILLED, ABORTED, 'process.exit(0)')
    expect(await supervise([server], options)).toBe(0)
    expect(server.starts()).toBe(3)
    expect(lines.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual(['SIGKILL', 'SIGABRT'])
  })

  test('that has been running and fails is started again, also when it fails at once', async () => {
    const server = program('server', STARTED_THEN_FAILED, 'process.exit(1)', 'process.exit(0)')
    expect(await supervise([server], options)).toBe(0)
    expect(server.starts()).toBe(3)
  })

  test('that cannot start is not tried again', async () => {
    const server = program('server', 'process.exit(3)')
    expect(await supervise([server], options)).toBe(3)
    expect(server.starts()).toBe(1)
  })
})

describe('several processes', () => {
  test('are stopped together when one cannot start', async () => {
    const [pages, jobs] = [program('pages', STARTED), program('jobs', 'process.exit(3)')]
    expect(await supervise([pages, jobs], options)).toBe(3)
    expect([pages.starts(), jobs.starts()]).toEqual([1, 1])
  })

  test('are restarted one by one, also after an exit with 0, and stopped by one signal', async () => {
    const pages = program('pages', STARTED)
    const again = `process.send('started'); process.kill(process.ppid, 'SIGUSR2')`
    const jobs = program('jobs', `process.send('started', () => process.exit(0))`, KILLED, again)
    const restarted = new Promise<void>((resolve) => void process.once('SIGUSR2', resolve))
    const supervised = supervise([pages, jobs], options)
    await restarted
    process.emit('SIGTERM', 'SIGTERM')
    expect(await supervised).toBe(1)
    expect([pages.starts(), jobs.starts()]).toEqual([1, 3])
    expect(lines).toEqual([
      'jobs exited unexpectedly (0) and restarts in 0.001 s',
      'jobs exited unexpectedly (SIGKILL) and restarts in 0.002 s',
    ])
  })

  test('are not restarted once a signal has come', async () => {
    const pages = program('pages', STARTED)
    const jobs = program('jobs', KILLED, STARTED)
    const stop = (line: string) => {
      lines.push(line)
      process.emit('SIGTERM', 'SIGTERM')
    }
    await supervise([pages, jobs], { ...options, firstPauseMs: 60_000, log: stop })
    expect([pages.starts(), jobs.starts()]).toEqual([1, 1])
  })
})
