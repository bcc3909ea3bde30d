import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conditionalAssertions } from './conditional-assertions.ts'

const FOLDERS = ['contract', 'server', 'web', 'scripts', 'tests', 'bench']
const MIN_FILES = 100

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || /^tests\/.*\.ts$/.test(file))
  .sort()
const problems = files.flatMap((file) =>
  conditionalAssertions(file, readFileSync(file, 'utf8')).map(({ line, why }) => `${file}:${line} ${why}`),
)
if (files.length < MIN_FILES) problems.push(`Only ${files.length} files were read: the check does not look at the tests.`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${files.length} test files assert without conditions`)
