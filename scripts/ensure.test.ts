import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Stands in for npm: what it installs is the folder. */
const NPM = `const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('node_modules', { recursive: true })
writeFileSync('npm-was-told', process.argv.slice(2).join(' '))`
const SCRIPT = `const words: string[] = process.argv.slice(2)
console.log(JSON.stringify({ words, isMain: import.meta.main, pid: process.pid }))
process.exitCode = 4`

describe('a command of a fresh clone', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'catalyst-clone-'))
    mkdirSync(join(root, 'scripts'))
    cpSync('scripts/ensure.cjs', join(root, 'scripts/ensure.cjs'))
    for (const [name, text] of Object.entries({
      'package.json': '{"type":"module"}',
      'package-lock.json': '{}',
      'npm.cjs': NPM,
      'scripts/task.ts': SCRIPT,
      'scripts/wait.ts': `process.on('SIGTERM', () => process.exit(3))\nsetInterval(() => {}, 1000)\nconsole.log('here')`,
    }))
      writeFileSync(join(root, name), text)
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const env = () => ({ ...process.env, npm_execpath: resolve(root, 'npm.cjs'), npm_node_execpath: process.execPath })
  const run = (...args: string[]) => {
    const { stdout, status, pid } = spawnSync(process.execPath, ['scripts/ensure.cjs', ...args], { cwd: root, env: env() })
    return { lines: String(stdout).trim().split('\n'), status, pid }
  }

  test('installs without scripts, once, and runs what it was asked to in the end', () => {
    const first = run('scripts/task.ts', '--only=checks', 'two words')
    expect(readFileSync(join(root, 'npm-was-told'), 'utf8')).toMatch(/^ci .*--ignore-scripts/)
    expect([first.lines[0], first.status]).toEqual(['Installing packages …', 4])
    expect(JSON.parse(first.lines.at(-1) ?? '')).toMatchObject({ words: ['--only=checks', 'two words'], isMain: true })

    const second = run('scripts/task.ts', 'again')
    expect([second.lines.length, second.status]).toEqual([1, 4])
    // No second process beside the server for as long as it runs.
    expect(JSON.parse(second.lines[0] ?? '')).toEqual({ words: ['again'], isMain: true, pid: second.pid })
  })

  test('ends the way it is told to, also the first time', async () => {
    const started = spawn(process.execPath, ['scripts/ensure.cjs', 'scripts/wait.ts'], { cwd: root, env: env() })
    await waitFor(started.stdout, 'here')
    started.kill('SIGTERM')
    expect(await once(started, 'exit')).toEqual([3, null])
  })

  test('ends when npm is told to, although the shell between them does not pass on the signal', async () => {
    const command = `"${process.execPath}" scripts/ensure.cjs scripts/wait.ts; exit $?`
    const shell = spawn('sh', ['-c', command], { cwd: root, env: { ...env(), npm_lifecycle_event: 'start' } })
    const closed = once(shell, 'close')
    await waitFor(shell.stdout, 'here')
    shell.kill('SIGTERM')
    // Its output is closed when the last process that has it has ended.
    expect(await closed).toEqual([null, 'SIGTERM'])
  })
})

async function waitFor(stream: Readable, text: string): Promise<void> {
  let output = ''
  while (!output.includes(text)) output += (await once(stream, 'data'))[0]
}

describe('the commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

  test('need nothing that npm leaves out where scripts are ignored', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    for (const name of Object.keys(scripts)) expect(name).not.toMatch(/^(pre|post)/)
    for (const command of Object.values(scripts).filter((one) => /\bnode\b/.test(one)))
      expect(command).toMatch(/^node scripts\/ensure\.cjs (bench|content|scripts|tests)\/[\w/-]+\.ts/)
    expect(scripts.start).toBe('node scripts/ensure.cjs scripts/start.ts')
  })
})
