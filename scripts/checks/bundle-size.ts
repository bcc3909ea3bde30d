import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { readManifest, scriptsOf } from '../build/built-files.ts'
import { screenFile } from '../build/screen-files.ts'
import { PAGES, PUBLIC_PAGES } from './bundle-budgets.ts'

/**
 * Compares what a first visit to a page loads, brotli-compressed, with its budget: JavaScript in the application, everything but pictures and
 * fonts on the public pages (fonts come after the first paint). Run after a build.
 * Surviving translation by the browser takes 0.3 kB of every page of the application, fonts of the device for bold letters and own names of
 * languages 0.2 kB of the style sheet (docs/decisions/0061-supported-browsers.md).
 * What is declared of screens (web/screens/screen.ts), so that titles, places and guards are known before their code, takes 0.3 kB of the first and
 * 0.6 kB of both signed-in pages.
 * The router as it is published: 1.0 to 1.1 kB of each for components that nobody uses (docs/decisions/0020-public-pages.md).
 * English dates without `Intl` take 0.3 kB of both signed-in pages and save 50 ms here, 200 ms on a slow phone (docs/performance.md).
 */

const KB = 1000

const web = new URL('../../dist/web/', import.meta.url)
const manifest = readManifest()

for (const { page, frame, budget } of PAGES) {
  const scripts = scriptsOf(manifest, ['index.html', ...frame, screenFile(page)])
  judge(
    page,
    scripts.map((file) => new URL(file, web)),
    budget,
  )
}
for (const { page, file, budget } of PUBLIC_PAGES) {
  const address = new URL(`../public/${file}`, web)
  const loaded = [...readFileSync(address, 'utf8').matchAll(/(?:href|src)="\/([^"]+\.(?:css|js))"/g)]
  judge(page, [address, ...loaded.map(([, name = '']) => new URL(name, web))], budget)
}

function judge(page: string, files: URL[], budget: number) {
  const bytes = files.reduce((sum, file) => sum + sent(file), 0)
  const isWithin = bytes <= budget
  if (!isWithin) process.exitCode = 1
  console.log(
    `${page.padEnd(22)} ${kilobytes(bytes)} of ${kilobytes(budget)} kB in ${files.length} files${isWithin ? '' : ': over budget'}`,
  )
}

function sent(file: URL): number {
  return brotliCompressSync(readFileSync(file)).length
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1).padStart(6)
}
