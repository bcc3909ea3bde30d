/** `npm run build`: only what has changed. */
import { execFileSync } from 'node:child_process'
import { compressFiles } from './build/compress-files.ts'
import { DOCUMENT_FONTS, makeDocumentFonts } from './build/document-fonts.ts'
import { unlessFresh } from './build/stale.ts'

/** Besides web/ and contract/. */
const PUBLIC_PAGE_SOURCES = [
  'content',
  'server/platform/web-files/public-pages.ts',
  'server/settings/retention.ts',
  'server/settings/retention-table.ts',
  'server/newsroom/ingest/rules.ts',
  'server/newsroom/entries/rules.ts',
]

export async function build({ web } = { web: true }): Promise<void> {
  await unlessFresh(
    'fonts',
    ['package-lock.json', 'scripts/build/document-fonts.ts', 'scripts/build/font-files.ts', 'contract/language-descriptors.ts'],
    DOCUMENT_FONTS,
    makeDocumentFonts,
  )
  if (web)
    await unlessFresh(
      'web',
      [...PUBLIC_PAGE_SOURCES, 'package-lock.json', 'vite.config.ts', 'scripts/build', 'web', 'contract'],
      ['dist/web/index.html', 'dist/public/index.html', 'dist/web/service-worker.js'],
      () => {
        console.log('Building the web application …')
        const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })
        run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
        run('scripts/build/listed-code.ts')
        run('scripts/build/public-pages.ts')
        // Last: lists the previous output.
        run('scripts/build/service-worker.ts')
        compressFiles('dist/web')
      },
    )
}

if (import.meta.main) await build()
