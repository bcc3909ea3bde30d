/** The product as several processes behind nginx: two web processes and a worker. */
import { freePort } from '#server/db/embedded/connect.ts'
import type { ServerProcess } from '#tests/support/server/process.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { startProduct } from './server.ts'

/** The index of the web process. */
export type Place = 0 | 1
export const PLACES: Place[] = [0, 1]

export interface Fleet {
  proxy: Nginx
  webs: [ServerProcess, ServerProcess]
  ports: [number, number]
  worker: ServerProcess
  /** Starts a web process at the address of the previous one, after that has ended. */
  start(place: Place, other?: { env?: Record<string, string>; folder?: string }): Promise<void>
  startWorker(folder?: string): Promise<void>
  end(): Promise<void>
}

export async function startFleet(env: Record<string, string>): Promise<Fleet> {
  const ports: Fleet['ports'] = [await freePort(), await freePort()]
  const startWeb = (place: Place, folder?: string, more?: Record<string, string>) =>
    startProduct({ ...env, RUN: 'web', PORT: String(ports[place]), TRUST_PROXY: '127.0.0.1', ...more }, { folder })
  const worker = (folder?: string) => startProduct({ ...env, RUN: 'worker' }, { folder })
  const fleet: Fleet = {
    proxy: await startNginx(ports),
    ports,
    webs: [await startWeb(0), await startWeb(1)],
    worker: await worker(),
    start: async (place, { env: more, folder } = {}) => {
      fleet.webs[place] = await startWeb(place, folder, more)
    },
    startWorker: async (folder) => {
      fleet.worker = await worker(folder)
    },
    end: async () => {
      await Promise.all([...fleet.webs, fleet.worker].map((one) => one.end('SIGKILL')))
      await fleet.proxy.end()
    },
  }
  return fleet
}
