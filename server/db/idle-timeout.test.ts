import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { toHttpError } from '#server/platform/http/http-error.ts'
import { idleTimeoutSocket } from './idle-timeout.ts'
import { listenOnServer } from './notifications.ts'

const TIMEOUT_MS = 300
let server: Server | undefined
afterEach(() => server?.close())

/** @returns its port */
async function serve(socket: (socket: Socket) => void): Promise<number> {
  server = createServer(socket).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

test('a silent connection times out, and callers get a 503 with Retry-After', async () => {
  const port = await serve((socket) => socket.resume())
  const socket = idleTimeoutSocket(TIMEOUT_MS).connect(port, '127.0.0.1')
  socket.write('select 1')
  const [error] = await once(socket, 'error')
  expect(toHttpError(error)).toMatchObject({ status: 503, retryAfter: 5 })
})

test('caches are not served while the notification connection is silent, and again when it is back', async () => {
  let isSilent = false
  const port = await serve((socket) =>
    socket.on('data', (asked) => isSilent || socket.write(answerTo(asked))).on('error', () => {}),
  )
  const { notifications, close } = listenOnServer(`postgres://catalyst@127.0.0.1:${port}/postgres`, () => {}, 'test', TIMEOUT_MS)
  const isLive = (wanted: boolean) => expect.poll(() => notifications.isLive(), { timeout: 10_000 }).toBe(wanted)
  await isLive(true)
  await new Promise((resolve) => setTimeout(resolve, 3 * TIMEOUT_MS))
  expect(notifications.isLive()).toBe(true)
  isSilent = true
  await isLive(false)
  isSilent = false
  await isLive(true)
  await close()
})

/** The replies of a PostgreSQL server without a password: a query is complete, anything else gets "ready". */
function answerTo(asked: Buffer): Buffer {
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1')
  const said = asked[0] === 'Q'.charCodeAt(0) ? 'C\0\0\0\x0bLISTEN\0' : 'R\0\0\0\x08\0\0\0\0'
  return Buffer.concat([Buffer.from(said, 'latin1'), ready])
}
