/** localStorage that never throws: some browsers refuse it in private windows, and then this tab's memory has to do. */

/** How keys begin whose values belong to the person who is signed in: they go when that person goes. */
export const PERSONAL = 'mine:'

const memory = new Map<string, string>()

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}

export function removeItem(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there, so there is nothing to remove.
  }
}

export function removePersonalItems(): void {
  for (const key of [...memory.keys(), ...storedKeys()]) if (key.startsWith(PERSONAL)) removeItem(key)
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
