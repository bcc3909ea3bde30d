import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** What a first visit to a page loads of JavaScript, brotli-compressed, against its budget. Run after a build. */

const KB = 1000
const SIGNED_IN = ['index.html', 'app/member-routes.ts', 'app/shell.tsx']
const PAGES = [
  { page: '/login', loads: ['index.html', 'screens/login.tsx'], budget: 95 * KB },
  { page: '/', loads: ['index.html', 'screens/landing.tsx'], budget: 95 * KB },
  { page: '/dashboard', loads: [...SIGNED_IN, 'screens/dashboard.tsx'], budget: 145 * KB },
  { page: '/article/:articleId', loads: [...SIGNED_IN, 'screens/article.tsx'], budget: 145 * KB },
]

type Manifest = Record<string, { file: string; imports?: string[] }>

const web = new URL('../dist/web/', import.meta.url)
const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', web), 'utf8'))

for (const { page, loads, budget } of PAGES) {
  const files = [...new Set(loads.flatMap(chunksOf))]
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, web))).length, 0)
  const isWithin = bytes <= budget
  if (!isWithin) process.exitCode = 1
  console.log(
    `${page.padEnd(22)} ${kilobytes(bytes)} of ${kilobytes(budget)} kB in ${files.length} files${isWithin ? '' : ': over budget'}`,
  )
}

function chunksOf(entry: string): string[] {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${entry} is not in the build`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(chunksOf)]
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(6)
}
