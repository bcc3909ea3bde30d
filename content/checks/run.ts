/** `npm run content:check -- [day.json …]`: checks days as the upload does, and then for style and correctness; all of `content/` when no file is named. */
import { resolve } from 'node:path'
import { libraryFiles, textOf } from './library-files.ts'
import { countOf, printed, reportOn } from './report.ts'

const named = process.argv.slice(2)
const others = libraryFiles().filter((file) => !named.some((one) => resolve(one) === resolve(file)))
const report = named.length > 0 ? reportOn(named.map(textOf), others.map(textOf)) : reportOn(others.map(textOf))
console.log(printed(report))
process.exit(countOf(report) > 0 ? 1 : 0)
