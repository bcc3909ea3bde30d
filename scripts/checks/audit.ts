/** `npm run audit`: fails from moderate severity on, or without a reply. */
import { spawnSync } from 'node:child_process'

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
}

const BAD = ['moderate', 'high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8', shell: process.platform === 'win32' })
const report = parsed(stdout)
if (!report?.metadata) {
  console.error('The registry did not answer, so known vulnerabilities were not checked. Try again with a connection to it.')
  process.exit(2)
}
const found = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => BAD.includes(severity))
for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`)
console.log(`${found.length} packages with known vulnerabilities of moderate severity or worse`)
process.exit(found.length > 0 ? 1 : 0)

function parsed(text: string): Report | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
