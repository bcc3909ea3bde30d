/** Checks the build against MDN data. */
import { globSync, readFileSync } from 'node:fs'
import { BUILT_INS } from '#web/app/missing-built-ins.ts'
import { BROWSER_FLOOR } from '../build/browser-floor.ts'
import { ACCEPTED } from './browser-floor/accepted.ts'
import { scriptFindings } from './browser-floor/script-findings.ts'
import { styleFindings } from './browser-floor/style-findings.ts'

/** Newest syntax that the build keeps. */
const SYNTAX = 2022

const added = BUILT_INS.flatMap(({ of, add }) => Object.keys(add).flatMap((name) => [`.${name}`, `${nameOf(of)}.${name}`, name]))
/** Without the application's polyfills. */
const ALONE = /\/(?:before-paint|service-worker(?:\.[a-z]{2})?|assets\/(?:public|first|error-reports)-[\w-]+)\.js$/
const accepted = ACCEPTED.flatMap(({ names }) => names)

const found = new Map<string, string[]>()
for (const file of globSync('dist/web/{*,assets/*}.{js,css}'))
  for (const name of findingsIn(file)) found.set(name, [...(found.get(name) ?? []), file])

const faults = [...found]
  .map(([name, files]) => [name, added.includes(name) ? files.filter((file) => ALONE.test(file)) : files] as const)
  .filter(([name, files]) => files.length > 0 && !accepted.includes(name))
  .map(([name, files]) => `${name} is not in every supported browser: ${files.join(', ')}`)
for (const name of accepted) if (!found.has(name)) faults.push(`${name} is accepted and not used any more`)
const sentence = `Chrome ${BROWSER_FLOOR.chrome}, Firefox ${BROWSER_FLOOR.firefox} ESR and Safari ${BROWSER_FLOOR.safari}`
for (const file of ['README.md', 'docs/decisions/0061-supported-browsers.md'])
  if (!readFileSync(file, 'utf8').includes(sentence)) faults.push(`${file} does not say "${sentence}"`)

for (const fault of faults) console.log(fault)
console.log(`${found.size} names that not every supported browser has, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

function findingsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return styleFindings(source)
  try {
    return scriptFindings(source, SYNTAX)
  } catch (error) {
    return [`syntax (${error instanceof Error ? error.message : error})`]
  }
}

function nameOf(of: object): string {
  if (of === Intl) return 'Intl'
  return of === Object ? 'Object' : of === URL ? 'URL' : ''
}
