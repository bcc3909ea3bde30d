import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns whether it ran */
export async function unlessFresh(
  name: string,
  sources: string[],
  products: string[],
  make: () => Promise<void> | void,
): Promise<boolean> {
  const stampFile = `dist/${name}.stamp`
  const stamp = hashOf(sources)
  const isFresh = products.every(existsSync) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isFresh) return false
  await make()
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn).sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)))
}
