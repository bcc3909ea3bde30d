/** The parts of an article in the upload format, read and written by the paths that the server names in its errors. */

export type Path = readonly (string | number)[]
export type Bag = Record<string, unknown>

export const isBag = (value: unknown): value is Bag => value !== null && typeof value === 'object' && !Array.isArray(value)

/** @returns `undefined` where there is nothing */
export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value === null || typeof value !== 'object' ? undefined : (value as Bag)[step]),
    whole,
  )
}

/** A copy with another value at a path. Parts that are missing on the way are made; keys keep their places. */
export function withValue(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    list[step] = withValue(list[step], rest, value)
    return list
  }
  const bag = isBag(whole) ? whole : {}
  return { ...bag, [step]: withValue(bag[step], rest, value) }
}

/** A copy without one item of the list at a path. */
export function withoutItem(whole: unknown, path: Path, index: number): unknown {
  const list = valueAt(whole, path)
  return Array.isArray(list) ? withValue(whole, path, list.toSpliced(index, 1)) : whole
}

/** A copy in which an item of the list at a path stands one place earlier. */
export function withMoved(whole: unknown, path: Path, index: number): unknown {
  const list = valueAt(whole, path)
  if (!Array.isArray(list) || index < 1 || index >= list.length) return whole
  return withValue(whole, path, list.toSpliced(index - 1, 2, list[index], list[index - 1]))
}

/** The article as the JSON tab shows it; `undefined` while the text is no JSON object. */
export function articleOf(text: string): Bag | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBag(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const textOf = (article: unknown): string => JSON.stringify(article, null, 2)
