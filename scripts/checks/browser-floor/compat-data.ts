import { readFileSync } from 'node:fs'
import { BROWSER_FLOOR } from '../../build/browser-floor.ts'

interface Support {
  version_added: string | boolean | null
  version_removed?: string | boolean
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

export interface Compat {
  support: Record<string, Support | Support[] | undefined>
}

export interface CompatTree {
  __compat?: Compat
}

export const partsOf = (tree: CompatTree = {}): [name: string, part: CompatTree][] =>
  Object.entries(tree).filter(([name]) => name !== '__compat')

export const partOf = (tree: CompatTree | undefined, name: string): CompatTree | undefined =>
  (tree as Record<string, CompatTree> | undefined)?.[name]

export const COMPAT_DATA: CompatTree = JSON.parse(readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'))

/** Phones: same versions. */
const BROWSERS = Object.entries({
  ...BROWSER_FLOOR,
  chrome_android: BROWSER_FLOOR.chrome,
  firefox_android: BROWSER_FLOOR.firefox,
  safari_ios: BROWSER_FLOOR.safari,
})

/** Without prefix or flag. */
export const isEverywhere = ({ support }: Compat): boolean =>
  BROWSERS.every(([browser, floor]) => [support[browser] ?? []].flat().some((one) => isIn(one, floor)))

function isIn({ version_added, version_removed, flags, prefix, alternative_name }: Support, floor: number): boolean {
  if (flags || prefix || alternative_name) return false
  return versionOf(version_added) <= floor && !(versionOf(version_removed) <= floor)
}

/** Accepts `≤37`; `preview` and `false` are NaN. */
const versionOf = (version: Support['version_added'] | undefined) => Number.parseFloat(String(version).replace('≤', ''))
