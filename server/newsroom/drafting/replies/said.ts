import { z } from 'zod'
import { cutText } from '#contract/cut-text.ts'
import type { PassageRef } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { StoredSentence, StoredText } from '#contract/newsroom/drafting/stored-proposal.ts'
import { sentencesOf } from '#server/newsroom/shared/words.ts'
import { isPlainText } from '#server/platform/text/plain-text.ts'

/** Letters of a sentence; a longer one is no sentence. */
const MAX_SENTENCE = 700
const MAX_CITED = 12

const Said = z.object({
  text: z.string().min(1).max(MAX_SENTENCE),
  passages: z
    .array(z.union([z.string().max(20), z.number()]))
    .max(MAX_CITED)
    .default([]),
})

/** A reply is hostile input: what does not fit is left out and counted. */
export class Reading {
  /** Passages that were not sent. */
  readonly invented = new Set<string>()
  readonly remarks: string[] = []
  dropped = 0
  readonly #refs: ReadonlyMap<string, PassageRef>

  /** @param refs by their number in the material, such as `2.14` */
  constructor(refs: ReadonlyMap<string, PassageRef>) {
    this.#refs = refs
  }

  /** @returns items of a list that fit the shape */
  fitting<T>(shape: z.ZodType<T>, items: readonly unknown[]): T[] {
    return items.flatMap((item) => {
      const { data } = shape.safeParse(item)
      if (data === undefined) this.dropped++
      return data === undefined ? [] : [data]
    })
  }

  /** A line without links, tags and hidden characters; `undefined` if it is none. */
  line(text: string, most: number): string | undefined {
    const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (line && line.length <= most && isPlainText(line)) return line
    this.dropped++
    return undefined
  }

  sentences(items: readonly unknown[], isClaim = true): StoredSentence[] {
    return this.fitting(Said, items).flatMap((said) => {
      const line = this.line(said.text, MAX_SENTENCE)
      if (line === undefined) return []
      const passages = this.#passages(said.passages)
      return sentencesOf(line).map((text) => ({ text, passages, is_claim: isClaim }))
    })
  }

  text(label: string, items: readonly unknown[], { isWhole = false, isClaim = true } = {}): StoredText {
    return { label, is_whole: isWhole, sentences: this.sentences(items, isClaim) }
  }

  #passages(cited: readonly (string | number)[]): PassageRef[] {
    const known = new Map<string, PassageRef>()
    for (const one of cited.map(String)) {
      const ref = this.#refs.get(one.trim())
      if (ref) known.set(one, ref)
      else this.invented.add(cutText(one, 20))
    }
    return [...known.values()]
  }

  /** In sentences, for editors. */
  said(): string[] {
    const invented = [...this.invented].slice(0, 10).map((one) => `“${one}”`)
    return [
      ...this.remarks,
      ...(invented.length > 0 ? [`Passages that it invented were left out: ${invented.join(', ')}`] : []),
      ...(this.dropped > 0 ? [`Parts of the reply that had no usable form were left out: ${this.dropped}`] : []),
    ]
  }
}
