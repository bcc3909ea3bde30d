import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '#tests/support/server/process.ts'

/** What takes tens of megabytes. The last is loaded by every process: it shows that the list is one. */
const LARGE = [
  'jsdom',
  'sharp',
  '@myriaddreamin',
  'espeak-ng',
  'wasm-media-encoders',
  '@open-spaced-repetition',
  'subset-font',
  '@aws-sdk',
]
const ALWAYS = 'fastify'

test('a new instance has not loaded what only recordings, documents, pictures and fitted weights need', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-at-start-'))
  const list = join(folder, 'loaded.json')
  try {
    const preload = `--import=${resolve('tests/support/server/loaded-modules.ts')}`
    const server = await startServer({ DATA_DIR: folder, NODE_OPTIONS: preload, LOADED_MODULES: list })
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    await server.end()
    const loaded: string[] = JSON.parse(readFileSync(list, 'utf8'))
    const names = [...LARGE, ALWAYS].filter((name) => loaded.some((url) => url.includes(`/node_modules/${name}`)))
    expect(names).toEqual([ALWAYS])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
