/**
 * `npm run audit`: asks the registry for known holes in what the running product uses. Fails where one is moderate or worse, and, in words of
 * its own, where the registry cannot be asked: silence is no consent.
 */
import { spawnSync } from 'node:child_process'

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
}

const BAD = ['moderate', 'high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8', shell: process.platform === 'win32' })
const report = parsed(stdout)
if (!report?.metadata) {
  console.error('The registry could not be asked for known holes, so nothing is known about them. Try again where it answers.')
  process.exit(2)
}
const found = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => BAD.includes(severity))
for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`)
console.log(`${found.length} packages with known holes of moderate severity or worse`)
process.exit(found.length > 0 ? 1 : 0)

function parsed(text: string): Report | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
