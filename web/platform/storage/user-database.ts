import { type IDBPDatabase, openDB } from 'idb'

export class UserDatabase {
  readonly #name: string
  readonly #stores: readonly string[]
  #opened: Promise<IDBPDatabase> | undefined

  constructor(name: string, stores: readonly string[]) {
    this.#name = name
    this.#stores = stores
  }

  /** @throws DOMException without IndexedDB (private windows) */
  async use<T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    this.#opened ??= this.#open()
    try {
      return await act(await this.#opened)
    } catch (error) {
      if (isClosed(error)) this.#opened = undefined
      throw error
    }
  }

  async read<T>(fallback: T, act: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await this.use(act)
    } catch {
      return fallback
    }
  }

  #open(): Promise<IDBPDatabase> {
    const close = () => {
      this.#opened?.then((database) => database.close()).catch(() => undefined)
      this.#opened = undefined
    }
    return openDB(this.#name, 1, {
      upgrade: (database) => {
        for (const store of this.#stores) database.createObjectStore(store)
      },
      // Open databases cannot be deleted.
      blocking: close,
      terminated: close,
    }).catch((error) => {
      this.#opened = undefined
      throw error
    })
  }
}

export const keyOf = (userId: string, name: string): string => `${userId}/${name}`

export const keysOf = (userId: string, prefix = ''): IDBKeyRange =>
  IDBKeyRange.bound(keyOf(userId, prefix), keyOf(userId, `${prefix}\uffff`))

export async function deleteOthers(database: IDBPDatabase, stores: readonly string[], userId: string): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite')
  for (const name of stores) {
    const store = transaction.objectStore(name)
    for (const key of await store.getAllKeys()) if (!String(key).startsWith(keyOf(userId, ''))) store.delete(key)
  }
  await transaction.done
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError'
