/** Runs the import rules. Fails also when few modules were read: without a TypeScript parser dependency-cruiser finds none and passes. */
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'contract',
    'server',
    'web',
  ],
  { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
)
const { summary } = JSON.parse(stdout.toString()) as {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
const LEAST = 100
if (summary.totalCruised < LEAST)
  console.error(`Only ${summary.totalCruised} modules were read: the check is not looking at the code.`)
if (summary.violations.length > 0 || summary.totalCruised < LEAST) process.exit(1)
console.log(`${summary.totalCruised} modules keep the import rules`)
