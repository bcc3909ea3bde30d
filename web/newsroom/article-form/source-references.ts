import { type Bag, isBag, valueAt, withoutItem, withValue } from './article-values.ts'

/** Their items name a source by its position. */
const REFERRING = ['facts', 'since_then', 'figures']

/** A copy. References to it are removed, later ones renumbered. */
export function withoutSource(article: Bag, index: number): unknown {
  const follow = following(index)
  const changed = REFERRING.reduce<unknown>(
    (changed, name) => withEach(changed, name, follow),
    withoutItem(article, ['sources'], index),
  )
  return withEach(changed, 'mains_model_answers', (mains) => {
    if (!isBag(mains)) return mains
    const followed = withEach(mains, 'value_box', follow) as Bag
    return isBag(mains.sketch) ? { ...followed, sketch: follow(mains.sketch) } : followed
  })
}

function withEach(whole: unknown, name: string, change: (item: unknown) => unknown): unknown {
  const items = valueAt(whole, [name])
  return Array.isArray(items) ? withValue(whole, [name], items.map(change)) : whole
}

const following = (removed: number) => (item: unknown) => {
  if (!isBag(item) || typeof item.source !== 'number' || item.source < removed) return item
  const { source, ...rest } = item
  return source === removed ? rest : { ...item, source: source - 1 }
}
