/** `npm run release`: reproducible archive. `-- --into <folder>` */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

const MAX_BYTES = 1 << 30
const { into } = parseArgs({ options: { into: { type: 'string', default: 'release' } } }).values

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const release = `${name}-${version}`
const files: Record<string, Buffer> = { [`${release}.tar.gz`]: archive(), [`${release}.cdx.json`]: components() }

mkdirSync(into, { recursive: true })
for (const [file, bytes] of Object.entries(files)) writeFileSync(join(into, file), bytes)
const sums = Object.entries(files).map(([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`)
writeFileSync(join(into, 'SHA256SUMS'), sums.join(''))
console.log(`${into}/SHA256SUMS\n${sums.join('')}`)

/** Sorted, with the commit's time; gzip writes none. */
function archive(): Buffer {
  return gzipSync(run('git', 'archive', '--format=tar', `--prefix=${release}/`, 'HEAD'), { level: 9 })
}

/** Serial number and time vary. */
function components(): Buffer {
  const sbom = JSON.parse(run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev').toString('utf8'))
  delete sbom.serialNumber
  delete sbom.metadata.timestamp
  return Buffer.from(`${JSON.stringify(sbom, null, 2)}\n`)
}

function run(command: string, ...args: string[]): Buffer {
  return execFileSync(command, args, { maxBuffer: MAX_BYTES, shell: process.platform === 'win32' })
}
