/** `npm run build`: only what has changed. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { LANGUAGES } from '#contract/languages.ts'
import { compressFiles } from './build/compress-files.ts'
import { DOCUMENT_FONTS, makeDocumentFonts } from './build/document-fonts.ts'
import { writeMessages } from './build/messages/write-messages.ts'
import { unlessFresh } from './build/stale.ts'

const MESSAGES_IN_NODE = new URL('build/messages/messages-in-node.ts', import.meta.url).href

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
        await buildLanguages()
        await Promise.all([
          run(['scripts/build/public-pages.ts']),
          // The service workers store the documents with their lists.
          run(['scripts/build/listed-code.ts']).then(() => run(['scripts/build/service-worker.ts'])),
        ])
        await compressFiles('dist/web')
      },
    )
}

/** Once for each language of the interface, so that a page has the texts of one only. */
async function buildLanguages(): Promise<void> {
  rmSync('dist/web', { recursive: true, force: true })
  const limit = pLimit(availableParallelism())
  const builds = LANGUAGES.map((language) =>
    limit(() =>
      // The messages are for what the build itself loads of contract/ (scripts/build/contract-lite.ts).
      run(['--import', MESSAGES_IN_NODE, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        INTERFACE_LANGUAGE: language,
      }),
    ),
  )
  await Promise.all(builds)
}

/** @throws Error with what the program wrote, if it fails */
async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } })
  process.stdout.write(stdout + stderr)
}

if (import.meta.main) await build()
