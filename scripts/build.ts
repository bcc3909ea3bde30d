/** Builds what is stale: the prepared database image and the web application. */
import { execFileSync } from 'node:child_process'
import { buildImage } from './build-image.ts'
import { compressFiles } from './compress-files.ts'
import { unlessFresh } from './stale.ts'

const PLUGINS = ['contract-lite', 'member-code', 'preload-interface-font', 'service-worker', 'unused-router-parts'].map(
  (name) => `scripts/${name}.ts`,
)

export async function build({ web } = { web: true }): Promise<void> {
  await unlessFresh(
    'image',
    ['package-lock.json', 'server/db', 'server/platform/queue.ts', 'scripts/build-image.ts'],
    ['dist/database', 'dist/database.tar'],
    async () => {
      console.log('Preparing the embedded database …')
      await buildImage()
    },
  )
  if (web)
    await unlessFresh(
      'web',
      [...PLUGINS, 'package-lock.json', 'vite.config.ts', 'scripts/compress-files.ts', 'web', 'contract'],
      ['dist/web/index.html', 'dist/web/service-worker.js'],
      () => {
        console.log('Building the web application …')
        execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
        execFileSync(process.execPath, ['scripts/service-worker.ts'], { stdio: 'inherit' })
        compressFiles('dist/web')
      },
    )
}

if (import.meta.main) await build()
