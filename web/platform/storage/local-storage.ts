/** localStorage that never throws. If a browser refuses it, in private windows or when it is full, values are kept in memory. */

const memory = new Map<string, string>()

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeItem(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Without localStorage there is nothing to remove.
  }
}

export function removeItemsOf(beginning: string): void {
  for (const key of itemKeys()) if (key.startsWith(beginning)) removeItem(key)
}

/** A key can be in the list twice if it could not be rewritten. */
export function itemKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...memory.keys()]
  } catch {
    return [...memory.keys()]
  }
}
