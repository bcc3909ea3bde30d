import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { shedLoad } from '#server/platform/limits/load-shedding.ts'
import { sendError } from './send-error.ts'
import { serveWeb } from './web-files.ts'

test('while requests wait long for the database, the files of the application are still served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'part.js'), 'export {}')
  const app = Fastify()
  app.setErrorHandler(sendError)
  shedLoad(app, 150, () => 1000)
  serveWeb(app, folder, "default-src 'self'")
  app.get('/api/anything', async () => 'here')
  const file = await app.inject('/assets/part.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await app.inject('/api/anything')).statusCode).toBe(503)
  await app.close()
  rmSync(folder, { recursive: true })
})
