/** `npm run build:pseudo`: the product with the pseudo-languages, beside it, for tests/e2e/shell/pseudo-languages.spec.ts. */
import { spawnSync } from 'node:child_process'
import { unlessFresh } from '../../scripts/build/stale.ts'
import { build } from '../../scripts/build.ts'
import { PSEUDO_ENV } from './environment.ts'

const SOURCES = [
  'content/public',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build',
  'web',
  'contract',
  'messages',
  'tests/pseudo',
]

export async function buildPseudo(): Promise<void> {
  const made = ['web/index.xb.html', 'public/xb/index.html'].map((file) => `${PSEUDO_ENV.BUILD_FOLDER}/${file}`)
  await unlessFresh('pseudo', SOURCES, made, () => {
    console.log('Building the pseudo-languages …')
    const { status } = spawnSync(process.execPath, ['tests/pseudo/build-parts.ts'], {
      env: { ...process.env, ...PSEUDO_ENV },
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('The pseudo-languages could not be built')
  })
}

if (import.meta.main) {
  await build()
  await buildPseudo()
}
