import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conditionalAssertions } from './conditional-assertions.ts'

const FOLDERS = ['contract', 'server', 'web', 'scripts', 'tests', 'bench']
const MIN_FILES = 100

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || /^tests\/.*\.ts$/.test(file))
  .sort()
// The files of a worker share what they have loaded: a second copy of the helpers would open a second database.
const MODULES_THAT_ARE_SHARED = /\bvi\.resetModules\(/
const problems = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const findings = conditionalAssertions(file, source).map(({ line, why }) => `${file}:${line} ${why}`)
  if (MODULES_THAT_ARE_SHARED.test(source)) findings.push(`${file} forgets modules that other test files share`)
  return findings
})
if (files.length < MIN_FILES) problems.push(`Only ${files.length} files were read: the check does not look at the tests.`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${files.length} test files assert without conditions`)
