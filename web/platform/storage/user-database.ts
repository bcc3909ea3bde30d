/**
 * A database of the browser that holds one person’s things, in which nothing throws: some browsers have none in private windows. Signing
 * out deletes it (session.ts), in whichever tab that happens; here it is let go for that, and opened anew at the next need.
 */
export class OwnDatabase {
  readonly #name: string
  readonly #stores: readonly string[]
  #opened: Promise<IDBDatabase | undefined> | undefined

  constructor(name: string, stores: readonly string[]) {
    this.#name = name
    this.#stores = stores
  }

  async store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
    this.#opened ??= this.#open()
    const database = await this.#opened
    try {
      return database?.transaction(name, mode).objectStore(name)
    } catch {
      // It was closed by a sign-out meanwhile; the next call opens it anew.
      this.#opened = undefined
      return undefined
    }
  }

  #open(): Promise<IDBDatabase | undefined> {
    return new Promise((resolve) => {
      try {
        const asked = indexedDB.open(this.#name, 1)
        asked.onupgradeneeded = () => {
          for (const store of this.#stores) asked.result.createObjectStore(store)
        }
        asked.onsuccess = () => {
          const database = asked.result
          // Somebody signs out, here or in another tab: the storage cannot go while it is held.
          database.onversionchange = () => {
            database.close()
            this.#opened = undefined
          }
          resolve(database)
        }
        asked.onerror = () => resolve(undefined)
        asked.onblocked = () => resolve(undefined)
      } catch {
        resolve(undefined)
      }
    })
  }
}

/** @param done what stands for an answer without a value */
export function answer<T, Done = never>(asked: IDBRequest<T>, done?: Done): Promise<T | Done | undefined> {
  return new Promise((resolve) => {
    asked.onsuccess = () => resolve(asked.result ?? done)
    asked.onerror = () => resolve(undefined)
  })
}

/** @returns why something was not stored; `undefined` when it was, and lies on the disk */
export function stored(store: IDBObjectStore, put: () => IDBRequest): Promise<DOMException | undefined> {
  return new Promise((resolve) => {
    const { transaction } = store
    const failed = () => resolve(transaction.error ?? new DOMException('Not stored', 'UnknownError'))
    transaction.oncomplete = () => resolve(undefined)
    transaction.onerror = failed
    transaction.onabort = failed
    try {
      put()
    } catch (error) {
      resolve(error instanceof DOMException ? error : new DOMException(String(error), 'UnknownError'))
    }
  })
}
