/** The layout of docs/architecture.md. */
import { layoutProblems } from './checks/layout/problems.ts'
import { tableOwners } from './checks/layout/table-owners.ts'

const { files, problems } = layoutProblems('.', tableOwners())
const MIN_FILES = 50
if (files < MIN_FILES) problems.push(`Only ${files} files were read: the check does not look at the code.`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${files} files follow the layout`)
