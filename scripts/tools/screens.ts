/** `npm run screens`: screenshots. `-- --language=hi`; `-- "--only=forum|quiz"` by name or path, `-- --forced-colors`: keep other screenshots. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { contactSheet } from '#tests/screenshots/contact-sheet.ts'
import { picturesOf } from '#tests/screenshots/pictures.ts'
import { findChromium } from '#tests/support/browser/chromium.ts'
import { build } from '../build.ts'

const given = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = given('only') ?? ''
const isForced = process.argv.includes('--forced-colors')
const settings = { SCREENS_LANGUAGE: given('language') ?? 'en', SCREENS_ONLY: only, SCREENS_FORCED: isForced ? '1' : '' }
const pictures = picturesOf(settings)
const { folder } = pictures

await build()
if (!only && !isForced) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const env = { ...process.env, CHROMIUM_PATH: await findChromium(), ...settings }
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/screenshots/playwright.config.ts', '--reporter=list']
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
writeFileSync(`${folder}/index.html`, contactSheet(pictures))
console.log(`\nLook at ${folder}/index.html`)
process.exit(status ?? 1)
