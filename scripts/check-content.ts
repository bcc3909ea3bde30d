/** `npm run content:check -- [day.json …]`: reads days as the upload does and then as an editor; all of `content/` where none is named. */
import { readdirSync, readFileSync } from 'node:fs'
import { countOf, printed, reportOn } from './content-check/report.ts'

const named = process.argv.slice(2)
const files = named.length > 0 ? named : contentFiles()
const report = reportOn(
  files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  named.length === 0,
)
console.log(printed(report))
process.exit(countOf(report) > 0 ? 1 : 0)

function contentFiles(): string[] {
  return readdirSync('content')
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `content/${name}`)
}
