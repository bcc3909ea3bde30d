/** `npm run screens`: screenshots. `-- "--only=forum|quiz"` by name or path, `-- --forced-colors`: keep other screenshots. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { contactSheet } from '#tests/screenshots/contact-sheet.ts'
import { FOLDER } from '#tests/screenshots/pictures.ts'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { build } from '../build.ts'

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7) ?? ''
const isForced = process.argv.includes('--forced-colors')

await build()
if (!only && !isForced) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), SCREENS_ONLY: only, SCREENS_FORCED: isForced ? '1' : '' }
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/screenshots/playwright.config.ts', '--reporter=list']
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
writeFileSync(`${FOLDER}/index.html`, contactSheet())
console.log(`\nLook at ${FOLDER}/index.html`)
process.exit(status ?? 1)
