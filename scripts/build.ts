/** Builds what is stale: the prepared database image and the web application. */
import { execFileSync } from 'node:child_process'
import { buildImage } from './build-image.ts'
import { compressFiles } from './compress-files.ts'
import { unlessFresh } from './stale.ts'

const MAKERS = [
  ...['compress-files', 'contract-lite', 'member-code', 'preload-interface-font', 'service-worker', 'unused-router-parts'],
  ...['public-pages', 'public-material', 'public-document', 'public-pages-in-dev', 'structured-data', 'preview-card'],
].map((name) => `scripts/${name}.ts`)
/** What the public pages are made of, beside the application’s components. */
const SHOWN = [
  'content',
  'server/platform/http/public-pages.ts',
  'server/newsroom/ingest/rules.ts',
  'server/newsroom/entries/rules.ts',
]

export async function build({ web } = { web: true }): Promise<void> {
  await unlessFresh(
    'image',
    ['package-lock.json', 'server/db', 'server/platform/jobs', 'scripts/build-image.ts'],
    ['dist/database', 'dist/database.tar'],
    async () => {
      console.log('Preparing the embedded database …')
      await buildImage()
    },
  )
  if (web)
    await unlessFresh(
      'web',
      [...MAKERS, ...SHOWN, 'package-lock.json', 'vite.config.ts', 'web', 'contract'],
      ['dist/web/index.html', 'dist/public/index.html', 'dist/web/service-worker.js'],
      () => {
        console.log('Building the web application …')
        const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })
        run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
        run('scripts/public-pages.ts')
        // The last of all: it names what the others have made.
        run('scripts/service-worker.ts')
        compressFiles('dist/web')
      },
    )
}

if (import.meta.main) await build()
