import { readFileSync } from 'node:fs'

/** E.g. `0.1.0+1a2b3c4d5e6f`. */
export function productVersion(): string {
  try {
    return versionOf(JSON.parse(readFileSync('package.json', 'utf8')).version, readFileSync('server/platform/revision', 'utf8'))
  } catch {
    return 'unknown'
  }
}

export function versionOf(version: string, revision: string): string {
  const commit = /^[0-9a-f]{12}/.exec(revision)?.[0]
  return commit ? `${version}+${commit}` : version
}
