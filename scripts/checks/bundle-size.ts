import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '#contract/languages.ts'
import { readManifest, scriptsOf } from '../build/built-files.ts'
import { screenFile } from '../build/screen-files.ts'
import { LONGER_TEXTS, PAGES, PUBLIC_PAGES } from './bundle-budgets.ts'

/**
 * First visits in brotli, after a build. Included, in kB: browser translation 0.3, device fonts 0.2 (decision 0061), screen
 * declarations 0.3 to 0.6, dates without `Intl` 0.3 (docs/performance.md).
 */

const KB = 1000

const web = new URL('../../dist/web/', import.meta.url)
for (const language of LANGUAGES) {
  const manifest = readManifest(language)
  for (const { page, frame, budget } of PAGES) {
    const scripts = scriptsOf(manifest, ['index.html', ...frame, screenFile(page)])
    judge(
      language === 'en' ? page : `${page} (${language})`,
      scripts.map((file) => new URL(file, web)),
      language === 'en' ? budget : budget + LONGER_TEXTS,
    )
  }
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
