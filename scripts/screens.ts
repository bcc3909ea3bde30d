/**
 * `npm run screens`: pictures of every screen in every state, at two widths and in three themes, in `screens/`, with `index.html` to look
 * through them. `-- --only=forum` takes the screens with that in their name or place, and leaves the other pictures as they are.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { contactSheet } from '../tests/sheet/contact-sheet.ts'
import { FOLDER } from '../tests/sheet/pictures.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { build } from './build.ts'

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7)

await build()
if (!only) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/sheet/playwright.config.ts', '--reporter=list'],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: await findChromium(), SCREENS_ONLY: only ?? '' } },
)
writeFileSync(`${FOLDER}/index.html`, contactSheet())
console.log(`\nLook at ${FOLDER}/index.html`)
process.exit(status ?? 1)
