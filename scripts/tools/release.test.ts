import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const release = `${name}-${version}`
const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function releaseInto(name: string): string {
  const into = join(folder, name)
  execFileSync(process.execPath, ['scripts/tools/release.ts', '--into', into], { stdio: 'pipe' })
  return into
}

test('the archive knows its commit', () => {
  const archive = join(releaseInto('third'), `${release}.tar.gz`)
  const written = execFileSync('tar', ['-xzOf', archive, `${release}/server/platform/revision`])
  expect(String(written)).toBe(String(execFileSync('git', ['rev-parse', 'HEAD'])))
})

test('the same commit gives the same release twice, and the checksums are those of its files', () => {
  const [first, second] = [releaseInto('first'), releaseInto('second')]
  const names = readdirSync(first)
  expect(names).toHaveLength(3)
  for (const name of names) expect(readFileSync(join(first, name)).equals(readFileSync(join(second, name)))).toBe(true)
  for (const line of readFileSync(join(first, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [sum, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(join(first, name)))
        .digest('hex'),
    ).toBe(sum)
  }
})
