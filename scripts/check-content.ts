/** `npm run content:check -- [day.json …]`: reads days as the upload does and then as an editor; all of `content/` where none is named. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { countOf, printed, reportOn, type Text } from './content-check/report.ts'

const named = process.argv.slice(2)
const library = readdirSync('content')
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => `content/${name}`)
const others = library.filter((file) => !named.some((one) => resolve(one) === resolve(file)))
const report = named.length > 0 ? reportOn(named.map(read), others.map(read)) : reportOn(library.map(read))
console.log(printed(report))
process.exit(countOf(report) > 0 ? 1 : 0)

function read(file: string): Text {
  return { file, text: readFileSync(file, 'utf8') }
}
