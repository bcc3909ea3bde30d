/** `npm run content:check -- [day.json …]`: reads days as the upload does and then as an editor; all of `content/` where none is named. */
import { resolve } from 'node:path'
import { libraryFiles, textOf } from './content-check/library-files.ts'
import { countOf, printed, reportOn } from './content-check/report.ts'

const named = process.argv.slice(2)
const others = libraryFiles().filter((file) => !named.some((one) => resolve(one) === resolve(file)))
const report = named.length > 0 ? reportOn(named.map(textOf), others.map(textOf)) : reportOn(others.map(textOf))
console.log(printed(report))
process.exit(countOf(report) > 0 ? 1 : 0)
