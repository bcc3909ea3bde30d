import { expect, type Page } from '@playwright/test'

/** All other tests run without a service worker. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/** Active, with its files cached. */
export async function deviceIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { message: 'the worker has taken over' })
    .toBe(true)
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 30_000, message: 'files of the reader to come' }).toBe(0)
}

async function missingFiles(): Promise<number> {
  const worker = await (await fetch(navigator.serviceWorker.controller?.scriptURL ?? '')).text()
  const named = new Set(worker.match(/\/assets\/[\w.-]+/g))
  const kept = await Promise.all([...named].map((path) => caches.match(path)))
  return kept.filter((one) => !one).length
}

/** As one text. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [document.documentElement.outerHTML]
    for (const store of [localStorage, sessionStorage]) found.push(JSON.stringify({ ...store }))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        found.push(request.url)
        const response = await cache.match(request)
        if (response && !/font|image/.test(response.headers.get('content-type') ?? '')) found.push(await response.text())
      }
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const open = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([asked(open.getAllKeys()), asked(open.getAll())])
        const texts = (value: unknown): unknown =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value
        found.push(
          `${name}/${store}`,
          JSON.stringify(keys),
          JSON.stringify(values, (_, value) => texts(value)),
        )
        for (const value of values as { sound?: unknown }[])
          if (value?.sound instanceof Blob) found.push(`sound ${value.sound.size}`)
      }
      database.close()
    }
    return found.join('\n')
  })
}
