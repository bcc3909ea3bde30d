/** Falls back to memory: private windows, full storage. */

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
    // No localStorage.
  }
}

export function removeItemsOf(beginning: string): void {
  for (const key of itemKeys()) if (key.startsWith(beginning)) removeItem(key)
}

/** May contain duplicates. */
export function itemKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...memory.keys()]
  } catch {
    return [...memory.keys()]
  }
}
