/** `npm run build`: only what has changed. */
import { execFile, execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { LANGUAGES } from '#contract/languages.ts'
import { compressFiles } from './build/compress-files.ts'
import { DOCUMENT_FONTS, makeDocumentFonts } from './build/document-fonts.ts'
import { writeMessages } from './build/messages/write-messages.ts'
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
  await unlessFresh(
    'messages',
    ['messages', 'scripts/build/messages', 'contract/language-descriptors.ts'],
    ['dist/messages/en/language.ts'],
    writeMessages,
  )
  if (web)
    await unlessFresh(
      'web',
      [...PUBLIC_PAGE_SOURCES, 'package-lock.json', 'vite.config.ts', 'scripts/build', 'web', 'contract', 'messages'],
      ['dist/web/index.html', 'dist/public/index.html', 'dist/web/service-worker.js'],
      async () => {
        console.log('Building the web application …')
        const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })
        await buildLanguages()
        run('scripts/build/listed-code.ts')
        run('scripts/build/public-pages.ts')
        // Last: lists the previous output.
        run('scripts/build/service-worker.ts')
        compressFiles('dist/web')
      },
    )
}

/** Once for each language of the interface, so that a page has the texts of one only. */
async function buildLanguages(): Promise<void> {
  rmSync('dist/web', { recursive: true, force: true })
  const limit = pLimit(availableParallelism())
  const builds = LANGUAGES.map((language) =>
    limit(async () => {
      const env = { ...process.env, INTERFACE_LANGUAGE: language }
      // For what the build itself loads of contract/ (scripts/build/contract-lite.ts).
      const args = [`--conditions=${language}`, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
      process.stdout.write(stdout + stderr)
    }),
  )
  await Promise.all(builds)
}

if (import.meta.main) await build()
