import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Tests take less than half of the time of a full browser (decision 0027). */
const SHELLS = ['chromium-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Without system fonts, pages look different from real devices while their own fonts load. */
const FONTS = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
}
const GIVE_UP_MS = 5 * 60_000

/**
 * From `CHROMIUM_PATH`, a headless shell (perhaps of Debian), an installed browser, or Playwright.
 * @throws Error if none is found
 */
export async function findChromium(): Promise<string> {
  fontsFromDebian()
  const found =
    process.env.CHROMIUM_PATH || installed(SHELLS) || fromDebian() || installed(BROWSERS, PLACES) || playwrights() || downloaded()
  if (found) return found
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
}

function installed(names: string[], places: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) => existsSync(path))
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** Without root rights nothing is installed. */
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function fontsFromDebian(): void {
  const missing = Object.entries(FONTS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0 || !mayInstall()) return
  console.log('Installing fonts for the end-to-end tests …')
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
}

/** As root in a container, even if a browser exists. */
function fromDebian(): string | undefined {
  if (!mayInstall()) return undefined
  console.log('Installing Chromium for the end-to-end tests …')
  attempt('apt-get', ['update', '-qq'])
  for (const name of installed(BROWSERS) ? SHELLS : [...SHELLS, 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    const path = installed([name])
    if (path) return path
  }
  return undefined
}

function downloaded(): string | undefined {
  console.log('Downloading Chromium for the end-to-end tests …')
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  attempt(process.execPath, [cli, 'install', '--no-shell', 'chromium'])
  return playwrights()
}

/** The caller checks the result. */
function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: GIVE_UP_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {}
}
