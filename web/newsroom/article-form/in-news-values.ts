import { TARGETS } from '#contract/languages.ts'
import { type Bag, isBag } from './article-values.ts'
import { NEW_SOURCE } from './source-fields.tsx'

/** `key` keeps the fields of an item with it when it moves; the server does not get it. */
export const newItem = (): Bag => ({
  key: `new-${Date.now()}`,
  item_id: null,
  kind: undefined,
  name: '',
  text: '',
  source: NEW_SOURCE,
  syllabus: [],
})

export const storedItem = (item: Bag, item_id: string | undefined): Bag => ({ key: item_id, item_id, ...item })

/** Without what the kind does not have, and without empty translations, whose fields the form does not show as typed. */
export function sentItem({ key: _, point, rank, translated, ...item }: Bag): Bag {
  const isReport = item.kind === 'report'
  const given = Object.fromEntries(
    TARGETS.flatMap((target) => {
      const texts = isBag(translated) ? translatedTexts(translated[target], isReport) : {}
      return Object.keys(texts).length > 0 ? [[target, texts]] : []
    }),
  )
  return {
    ...item,
    // An empty point, so that its errors are at its fields.
    ...(item.kind === 'place' && { point: point ?? {} }),
    ...(isReport && rank !== undefined && { rank }),
    ...(Object.keys(given).length > 0 && { translated: given }),
  }
}

function translatedTexts(texts: unknown, isReport: boolean): Bag {
  if (!isBag(texts)) return {}
  return Object.fromEntries(
    Object.entries(texts).filter(([field, value]) => value !== undefined && value !== '' && (isReport || field !== 'rank')),
  )
}
