/** Not words: the English file has them for all languages. */
export const KEPT = ['version', 'day', 'article', 'questionLabels', 'questionTranslated', 'mark', 'url', 'logo']

/** As in the English file, unless a language has another way to say it: `24/7`. */
export const OPTIONAL = ['figure']

/** Lines of a picture, broken where each language likes. */
const FREE = ['card']

/**
 * @param own the texts of another language, in the places that they have in the English file
 * @returns the English content with these texts
 * @throws Error naming the place, where a text is missing, too many, or says other numbers, links or conditions than the English one
 */
export const translatedCopy = <T>(english: T, own: unknown): T => merged(english, own, '') as T

function merged(english: unknown, own: unknown, place: string): unknown {
  if (typeof english === 'string') return checkedText(english, own, place)
  if (Array.isArray(english)) return mergedList(english, own, place)
  if (isRecord(english)) return mergedRecord(english, own, place)
  if (own !== undefined) throw new Error(`${place} is kept from the English file`)
  return english
}

function mergedList(english: unknown[], own: unknown, place: string): unknown[] {
  if (!Array.isArray(own) || own.length !== english.length) throw new Error(`${place} needs ${english.length} entries`)
  return english.map((entry, index) => merged(entry, own[index], `${place}.${index}`))
}

function mergedRecord(english: Record<string, unknown>, own: unknown, place: string): Record<string, unknown> {
  if (!isRecord(own)) throw new Error(`${place} is missing`)
  const surplus = Object.keys(own).find((key) => !Object.hasOwn(english, key) || KEPT.includes(key))
  if (surplus) throw new Error(`${place}.${surplus} is not for translation`)
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      if (KEPT.includes(key)) return [key, value]
      if (OPTIONAL.includes(key)) return [key, own[key] ?? value]
      return [key, FREE.includes(key) ? own[key] : merged(value, own[key], place ? `${place}.${key}` : key)]
    }),
  )
}

function checkedText(english: string, own: unknown, place: string): string {
  if (typeof own !== 'string' || own.trim() === '') throw new Error(`${place} is missing`)
  const [is, should] = [claims(own), claims(english)]
  if (is !== should) throw new Error(`${place} says ${is || 'nothing'} where the English text says ${should || 'nothing'}`)
  return own
}

const MARKS = /\{[^}]*\}|\]\(\/[^)]*\)|\[(?:if|unless) [^\]]*\]|\[end\]/g
const NUMBER = /(\d[\d,]*(?:\.\d+)?)(?:\s*(million|M\b|लाख|करोड|லட்ச|கோடி))?/gu
const TIMES: Record<string, number> = { million: 1e6, M: 1e6, लाख: 1e5, करोड: 1e7, லட்ச: 1e5, கோடி: 1e7 }

/** Placeholders, links, conditions and numbers, in any order. */
function claims(text: string): string {
  const numbers = [...text.replace(MARKS, ' ').matchAll(NUMBER)].map(([, digits = '', unit = '']) =>
    String(Number(digits.replaceAll(',', '')) * (TIMES[unit] ?? 1)),
  )
  return [...new Set([...(text.match(MARKS) ?? []), ...numbers])].sort().join(' ')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
