import { TARGETS, type Target } from '#contract/languages.ts'

/** Paths as in the errors of the server. */

export type Path = readonly (string | number)[]
export type Bag = Record<string, unknown>

export const isBag = (value: unknown): value is Bag => value !== null && typeof value === 'object' && !Array.isArray(value)

export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value === null || typeof value !== 'object' ? undefined : (value as Bag)[step]),
    whole,
  )
}

/** A copy. Missing parts are created; keys keep their order. */
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

export function withoutItem(whole: unknown, path: Path, index: number): unknown {
  const list = valueAt(whole, path)
  return Array.isArray(list) ? withValue(whole, path, list.toSpliced(index, 1)) : whole
}

/** Translations of the items of `must_know` are in `must_know_translated`, by language and in the same order. */
export const translationOf = (list: Path, lang: Target): Path => [...list.slice(0, -1), `${list.at(-1)}_translated`, lang]

/** Also from translations of the list that are as long. */
export function withoutTranslatedItem(whole: unknown, path: Path, index: number): unknown {
  const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : -1)
  const length = lengthOf(valueAt(whole, path))
  return TARGETS.map((lang) => translationOf(path, lang))
    .filter((translation) => lengthOf(valueAt(whole, translation)) === length)
    .reduce((changed, translation) => withoutItem(changed, translation, index), withoutItem(whole, path, index))
}

/** A copy with the item one place earlier. */
export function withMoved(whole: unknown, path: Path, index: number): unknown {
  const list = valueAt(whole, path)
  if (!Array.isArray(list) || index < 1 || index >= list.length) return whole
  return withValue(whole, path, list.toSpliced(index - 1, 2, list[index], list[index - 1]))
}

/** `undefined` if the text is no JSON object. */
export function articleOf(text: string): Bag | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBag(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const textOf = (article: unknown): string => JSON.stringify(article, null, 2)
