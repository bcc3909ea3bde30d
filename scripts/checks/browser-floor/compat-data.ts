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

/** A node of MDN's tree: what is below it, and what is known of itself. */
export interface CompatTree {
  __compat?: Compat
}

/** What is below a node, by name. */
export const partsOf = (tree: CompatTree = {}): [name: string, part: CompatTree][] =>
  Object.entries(tree).filter(([name]) => name !== '__compat')

export const partOf = (tree: CompatTree | undefined, name: string): CompatTree | undefined =>
  (tree as Record<string, CompatTree> | undefined)?.[name]

export const COMPAT_DATA: CompatTree = JSON.parse(readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'))

/** On phones the same versions. */
const BROWSERS = Object.entries({
  ...BROWSER_FLOOR,
  chrome_android: BROWSER_FLOOR.chrome,
  firefox_android: BROWSER_FLOOR.firefox,
  safari_ios: BROWSER_FLOOR.safari,
})

/** Whether every supported browser has it, without a prefix or a flag. */
export const isEverywhere = ({ support }: Compat): boolean =>
  BROWSERS.every(([browser, floor]) => [support[browser] ?? []].flat().some((one) => isIn(one, floor)))

function isIn({ version_added, version_removed, flags, prefix, alternative_name }: Support, floor: number): boolean {
  if (flags || prefix || alternative_name) return false
  return versionOf(version_added) <= floor && !(versionOf(version_removed) <= floor)
}

/** `≤37` is a version too; `preview` and `false` are none. */
const versionOf = (version: Support['version_added'] | undefined) => Number.parseFloat(String(version).replace('≤', ''))
