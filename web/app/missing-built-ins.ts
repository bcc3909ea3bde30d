/** Flags, emoji sequences, Devanagari conjuncts and modified characters. */
const CLUSTER =
  /\r\n|\p{RI}{2}|[\s\S](?:\u094d\u200d?\p{L}|\u200d\p{ExtPict}|\p{M}|\p{EMod}|[\u200c\u200d]|[\u{e0020}-\u{e007f}])*/gu
const SENTENCE = /.*?[.!?।]\s+|.+$/gs

class Segmenter {
  readonly #pattern: RegExp

  constructor(_locale?: string, { granularity = 'grapheme' } = {}) {
    this.#pattern = granularity === 'sentence' ? SENTENCE : CLUSTER
  }

  segment(text: string) {
    const segments = [...text.matchAll(this.#pattern)].map(({ 0: segment, index }) => ({ segment, index }))
    const containing = (place: number) => segments.findLast(({ index }) => index <= place && place < text.length)
    return Object.assign(segments, { containing })
  }
}

/** Missing in some supported browsers (scripts/build/browser-floor.ts). */
export const BUILT_INS: { of: object; add: Record<string, unknown> }[] = [
  {
    // Chrome < 110.
    of: Array.prototype,
    add: {
      toSorted<T>(this: T[], compare?: (one: T, other: T) => number): T[] {
        return [...this].sort(compare)
      },
      toReversed<T>(this: T[]): T[] {
        return [...this].reverse()
      },
      toSpliced<T>(this: T[], ...change: [number, number, ...T[]]): T[] {
        const copy = [...this]
        copy.splice(...change)
        return copy
      },
    },
  },
  {
    // Chrome < 111, Firefox < 119, Safari < 16.4.
    of: String.prototype,
    add: {
      isWellFormed(this: string): boolean {
        return !/\p{Surrogate}/u.test(this)
      },
    },
  },
  {
    // Chrome < 117, Firefox < 119, Safari < 17.4.
    of: Object,
    add: {
      groupBy<T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey): Record<PropertyKey, T[]> {
        const groups: Record<PropertyKey, T[]> = Object.create(null)
        for (const [index, item] of [...items].entries()) {
          const key = keyOf(item, index)
          groups[key] ??= []
          groups[key].push(item)
        }
        return groups
      },
    },
  },
  {
    // Chrome < 120, Safari < 17.
    of: URL,
    add: {
      canParse(address: string, base?: string): boolean {
        try {
          return Boolean(new URL(address, base))
        } catch {
          return false
        }
      },
    },
  },
  // Firefox < 125.
  { of: Intl, add: { Segmenter } },
]

export function addMissingBuiltIns(): void {
  for (const { of, add } of BUILT_INS)
    for (const [name, value] of Object.entries(add))
      if (!(name in of)) Object.defineProperty(of, name, { value, writable: true, configurable: true })
}
