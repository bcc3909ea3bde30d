/** Without a TypeScript parser dependency-cruiser reads no modules and passes. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const FOLDERS = ['contract', 'server', 'web', 'bench', 'content', 'deploy', 'scripts', 'tests']
const MIN_MODULES = 100

const program = join(import.meta.dirname, '../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const { stdout } = spawnSync(
  process.execPath,
  [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS],
  { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
)
const { summary } = JSON.parse(stdout.toString()) as {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (summary.totalCruised < MIN_MODULES)
  console.error(`Only ${summary.totalCruised} modules were read: the check is not looking at the code.`)
if (summary.violations.length > 0 || summary.totalCruised < MIN_MODULES) process.exit(1)
console.log(`${summary.totalCruised} modules keep the import rules`)
