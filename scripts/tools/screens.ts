/** `npm run screens`: screenshots. `-- --language=hi`; `-- "--only=forum|quiz"` by name or path, `-- --forced-colors`: keep other screenshots. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { build } from '../build.ts'

const given = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = given('only') ?? ''
const isForced = process.argv.includes('--forced-colors')
process.env.SCREENS_LANGUAGE = given('language') ?? 'en'
const { FOLDER } = await import('#tests/screenshots/pictures.ts')
const { contactSheet } = await import('#tests/screenshots/contact-sheet.ts')

await build()
if (!only && !isForced) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), SCREENS_ONLY: only, SCREENS_FORCED: isForced ? '1' : '' }
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/screenshots/playwright.config.ts', '--reporter=list']
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
writeFileSync(`${FOLDER}/index.html`, contactSheet())
console.log(`\nLook at ${FOLDER}/index.html`)
process.exit(status ?? 1)
