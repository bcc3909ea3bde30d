import { type Bag, isBag, valueAt, withoutItem, withValue } from './article-values.ts'

/** Their items name a source by its position. */
const REFERRING = ['facts', 'since_then', 'figures']

/** A copy. References to it are removed, later ones renumbered. */
export function withoutSource(article: Bag, index: number): unknown {
  return REFERRING.reduce(
    (changed: unknown, name) => {
      const items = valueAt(changed, [name])
      return Array.isArray(items) ? withValue(changed, [name], items.map(following(index))) : changed
    },
    withoutItem(article, ['sources'], index),
  )
}

const following = (removed: number) => (item: unknown) => {
  if (!isBag(item) || typeof item.source !== 'number' || item.source < removed) return item
  const { source, ...rest } = item
  return source === removed ? rest : { ...item, source: source - 1 }
}
