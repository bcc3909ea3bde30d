import { expect, type Page } from '@playwright/test'

/** For journeys about the service worker; all others are without one. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/** The worker has taken over and has all that a reader needs. */
export async function deviceIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { message: 'the worker has taken over' })
    .toBe(true)
  // Its list is worked through one after the other; the same number twice means that it has come to its end.
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(async () => {
          const [name = ''] = (await caches.keys()).slice(-1)
          return (await (await caches.open(name)).keys()).length
        })
        const isDone = now === before && now > 30
        before = now
        return isDone
      },
      { intervals: [400], timeout: 20_000, message: 'the files of the reader are kept' },
    )
    .toBe(true)
}

/** All that the browser holds, in every storage a page can reach, as one text. */
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
