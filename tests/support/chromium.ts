import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Opens no windows, so a journey in it takes less than half of the time it takes in a whole browser (decision 0027). */
const SHELLS = ['chromium-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const GIVE_UP_MS = 5 * 60_000

/**
 * A Chromium for the journeys: `CHROMIUM_PATH`, a headless shell that is installed or that Debian's packages have, an installed browser,
 * Playwright's own, and at last one that Playwright downloads.
 * @throws Error when there is none: a suite that could not run has failed, not been skipped
 */
export async function findChromium(): Promise<string> {
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

/** In a container, where one is root, the shell is fetched even beside a browser; who is not root is not asked for anything. */
function fromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the journeys …')
  attempt('apt-get', ['update', '-qq'])
  for (const name of installed(BROWSERS) ? SHELLS : [...SHELLS, 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    const path = installed([name])
    if (path) return path
  }
  return undefined
}

function downloaded(): string | undefined {
  console.log('Downloading Chromium for the journeys …')
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  attempt(process.execPath, [cli, 'install', '--no-shell', 'chromium'])
  return playwrights()
}

/** Whether it worked shows in what is there afterwards. */
function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: GIVE_UP_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {}
}
