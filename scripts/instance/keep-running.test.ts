import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

let folder: string
let lines: string[] = []
const log = (line: string) => void lines.push(line)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-restart-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param endings one for each start, as a statement */
function program(...endings: string[]): { args: string[]; starts: () => number } {
  const log = join(folder, 'starts')
  const file = join(folder, 'program.mjs')
  writeFileSync(log, '')
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
    const log = ${JSON.stringify(log)}
    const start = readFileSync(log, 'utf8').length
    appendFileSync(log, '.')
    const endings = [${endings.map((ending) => `() => ${ending}`).join(', ')}]
    endings[start]()
    setTimeout(() => {}, 60_000)`,
  )
  return { args: [file], starts: () => readFileSync(log, 'utf8').length }
}

test('a server that the system kills is started again, until it ends by itself', async () => {
  const { args, starts } = program(
    `process.kill(process.pid, 'SIGKILL')`,
    `process.kill(process.pid, 'SIGABRT')`,
    'process.exit(0)',
  )
  expect(await keepRunning(args, { firstPauseMs: 1, log })).toBe(0)
  expect(starts()).toBe(3)
  expect(lines.map((line) => /\((\w+)\)/.exec(line)?.[1])).toEqual(['SIGKILL', 'SIGABRT'])
})

test('a server that has been running and fails is started again', async () => {
  const { args, starts } = program('process.exit(1)', 'process.exit(0)')
  expect(await keepRunning(args, { startMs: 0, firstPauseMs: 1, log })).toBe(0)
  expect(starts()).toBe(2)
})

test('a server that cannot start is not tried again', async () => {
  const { args, starts } = program('process.exit(3)')
  expect(await keepRunning(args, { log })).toBe(3)
  expect(starts()).toBe(1)
})
