import type { ImportPart } from '#contract/newsroom/imports/import-rules.ts'
import { type Bag, isBag, valueAt, withValue } from '#web/newsroom/article-form/article-values.ts'

const pathOf = (part: ImportPart) => part.split('.')

/** Only these parts. Without the sources facts would name others. */
export function chosenParts(imported: Bag, parts: readonly ImportPart[]): Bag {
  const given = parts.includes('sources') ? imported : withoutSources(imported)
  return parts.reduce<Bag>((chosen, part) => withValue(chosen, pathOf(part), valueAt(given, pathOf(part))) as Bag, {})
}

const withoutSources = (imported: Bag): Bag =>
  Array.isArray(imported.facts) ? { ...imported, facts: imported.facts.map(({ source: _, ...fact }) => fact) } : imported

/** Lists become longer, texts are replaced. Facts of the document keep their sources. */
export function withImported(article: Bag, imported: Bag): Bag {
  const before = Array.isArray(article.sources) ? article.sources.length : 0
  const facts = Array.isArray(imported.facts) ? imported.facts.map((fact) => shifted(fact, before)) : undefined
  return merged(asSections(article), facts ? { ...imported, facts } : imported)
}

const shifted = (fact: Bag, by: number): Bag => (typeof fact.source === 'number' ? { ...fact, source: fact.source + by } : fact)

/** An analysis in one part stays, as a section. */
const asSections = (article: Bag): Bag =>
  typeof article.analysis_text === 'string' ? { ...article, analysis_text: { content: article.analysis_text } } : article

function merged(article: Bag, imported: Bag): Bag {
  const all = { ...article }
  for (const [field, value] of Object.entries(imported)) {
    const before = article[field]
    if (Array.isArray(value)) all[field] = Array.isArray(before) ? [...before, ...value] : value
    else if (isBag(value)) all[field] = merged(isBag(before) ? before : {}, value)
    else all[field] = value
  }
  return all
}

/** What happens to the article that is there, in words; nothing if the part is new. */
export function effectOn(article: Bag, part: ImportPart): string {
  const before = valueAt(asSections(article), pathOf(part))
  if (Array.isArray(before)) return before.length > 0 ? `added to ${before.length}` : ''
  return typeof before === 'string' && before.trim() ? 'replaces the text' : ''
}
