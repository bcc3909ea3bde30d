/** `npm test`. `--full` adds process tests, longer fuzzing and all e2e tests. `--checks-only`, `--only=checks,web,server,e2e` */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { buildPseudo } from '../tests/pseudo/build.ts'
import { writeMessages } from './build/messages/write-messages.ts'
import { build } from './build.ts'
import { testsThat } from './checks/e2e-report.ts'

const node = process.execPath
const CHECKS: [string, string[]][] = [
  ['Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings']],
  ['Types of contract/ (no DOM, no Node)', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.contract.json']],
  ['Types of web/ (no Node)', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json']],
  ['Types of web/worker/ (no page)', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.worker.json']],
  ['Types of server/ (no DOM)', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json']],
  ['Types of everything', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['Import rules', ['scripts/check-imports.ts']],
  ['Layout', ['scripts/check-layout.ts']],
  ['Assertions without conditions', ['scripts/checks/tests.ts']],
  ['Nothing unused', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  ['Packages: hashes, scripts, licences', ['scripts/checks/packages.ts']],
  ['Migrations only add', ['scripts/checks/migrations.ts']],
  ['tables.ts matches the migrations', ['scripts/tools/write-tables.ts', '--check']],
  ['Messages in every language', ['scripts/checks/messages.ts']],
  ['Documents match the code', ['scripts/tools/write-docs.ts', '--check']],
]

/** The most common paths. `--full` runs all files. */
const E2E_IN_EVERY_RUN = [
  'accounts/(accounts|sign-in-link)',
  'billing/subscription',
  'community/forums',
  'messaging/notifications',
  'newsroom/upload',
  'practice/(quiz|flashcards|daily-questions)',
  'reading/(bookmarks|dashboard|end-of-article|first-screen|key-terms|offline|reader|search|streak)',
  'shell/(first-load|page-heads|screens)',
  'site/public-pages',
  'syllabus/syllabus',
].map((files) => `tests/e2e/${files}.spec.ts`)

let passed = 0
let failed = 0
const notes: string[] = []
const unknown = process.argv
  .slice(2)
  .find((arg) => !['--checks-only', '--full'].includes(arg) && !/^--only=[a-z0-9,]+$/.test(arg))
if (unknown) {
  console.error(`Unknown argument ${unknown}. Known: --full, --checks-only, --only=checks,web,server,e2e`)
  process.exit(2)
}
const isFull = process.argv.includes('--full')
const TEST_FULL = isFull ? '1' : '0'
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',')
const wanted = (suite: string) => !only || only.includes(suite)

writeMessages()
if (wanted('checks')) await allChecks()
if (!process.argv.includes('--checks-only')) await suites()

for (const note of notes) console.log(note)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function suites(): Promise<void> {
  await build()
  if (isFull && wanted('e2e')) await buildPseudo()
  await check('Size of the built pages', ['scripts/checks/bundle-size.ts'])
  await check('Supported browsers', ['scripts/checks/browsers.ts'])
  if (wanted('web')) await vitest('Web units', ['--project', 'web', '--project', 'web-mocked', '--project', 'languages'])
  if (wanted('server')) await vitest('Server', ['--project', 'server'], { TEST_FULL, ...(isFull && { FUZZ_CASES: '100' }) })
  if (wanted('e2e')) await e2e()
}

async function allChecks(): Promise<void> {
  const waiting = [...CHECKS]
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn))
}

async function check(name: string, args: string[]): Promise<void> {
  const { code, output } = await run(args)
  if (code === 0) passed++
  else failed++
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  if (code !== 0) console.log(output)
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`
}

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const report = `dist/report-${name.replace(/\W+/g, '-').toLowerCase()}.json`
  rmSync(report, { force: true })
  const begun = Date.now()
  const { code, output } = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
    env,
  )
  tally(`${name} (${seconds(begun)})`, code, output, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    for (const { assertionResults } of testResults)
      for (const { fullName, status } of assertionResults) if (status === 'failed') notes.push(`Failed: ${name}: ${fullName}`)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

async function e2e(): Promise<void> {
  const chromium = await findChromium()
  notes.push(`Browser: ${chromium}`)
  const report = 'dist/report-e2e.json'
  rmSync(report, { force: true })
  const begun = Date.now()
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_FULL }
  // In long runs one flaky test would cost half an hour.
  const selection = isFull ? ['--retries=1'] : [...E2E_IN_EVERY_RUN, '--grep-invert', '@full']
  const { code, output } = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...selection], env)
  tally(`End-to-end in a browser (${seconds(begun)})`, code, output, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    for (const title of testsThat('flaky', suites)) notes.push(`Passed only on the second try, look for the cause: ${title}`)
    for (const title of testsThat('unexpected', suites)) notes.push(`Failed: ${title}`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Crashed or empty suites fail. */
function tally(name: string, code: number, output: string, count: () => { passed: number; failed: number }): void {
  let result = { passed: 0, failed: 1 }
  try {
    result = count()
  } catch {}
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1
  passed += result.passed
  failed += result.failed
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed`)
  if (result.failed > 0) console.log(output)
}

function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(node, args, { env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
