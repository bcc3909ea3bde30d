import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the journeys: `CHROMIUM_PATH`, an installed one, Playwright's own, Debian's package where it can be installed, or the
 * one that comes as a package of npm.
 * @throws Error when there is none: a suite that could not run has failed, not been skipped
 */
export async function findChromium(): Promise<string> {
  const found = process.env.CHROMIUM_PATH || installed() || playwrights() || fromDebian()
  if (found) return found
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find((path) => existsSync(path))
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function fromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the journeys …')
  try {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  } catch {
    return undefined
  }
  return installed()
}
