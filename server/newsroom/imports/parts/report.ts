import type { z } from 'zod'
import { counted } from '#contract/amounts.ts'
import { cutText } from '#contract/cut-text.ts'
import { type ImportPart, MAX_LEFT } from '#contract/newsroom/imports/import-rules.ts'
import type { Imported } from '#contract/newsroom/imports.ts'
import { type Block, type Left, plain, type SourceDocument } from '../readers/document.ts'

const MAX_WORDS = 240

type Placed = Pick<Block, 'at' | 'text'>

/** What was understood, what not, and why. */
export class Report {
  #left: Left[]
  #understood: { part: ImportPart; count: number; at: number }[] = []
  #unit: SourceDocument['unit']

  constructor({ unit, left }: SourceDocument) {
    this.#unit = unit
    this.#left = [...left]
  }

  /** @param max characters of its words */
  leave({ at, text }: Placed, reason: string, max = MAX_WORDS): void {
    this.#left.push({ at, words: shortened(plain(text), max), reason })
  }

  /** Counts up a part that is there already. */
  understand(part: ImportPart, count: number, at: number): void {
    const known = this.#understood.find((one) => one.part === part)
    if (known) known.count += count
    else if (count > 0) this.#understood.push({ part, count, at })
  }

  /**
   * What the upload would refuse is left out with the upload's reason.
   * @param at the block that it was made from
   */
  accept<T extends z.ZodType>(schema: T, value: z.input<T>, at: Placed, max = MAX_WORDS): z.output<T> | undefined {
    const read = schema.safeParse(value)
    if (read.success) return read.data
    this.leave(at, sentence(read.error.issues[0]?.message ?? 'The upload does not accept it'), max)
    return undefined
  }

  result(article: Record<string, unknown>): Imported {
    const left = this.#left.toSorted((one, other) => one.at - other.at)
    const shown = left.slice(0, MAX_LEFT).map(({ at, words, reason }) => ({
      place: this.#place(at),
      words: shortened(words, words.length > MAX_WORDS ? MAX_QUESTION : MAX_WORDS),
      reason,
    }))
    const more = left.length - MAX_LEFT
    if (more > 0)
      shown.push({
        place: this.#place(left[MAX_LEFT]?.at ?? 1),
        words: '',
        reason: `${counted(more, 'more place')} from here on are not listed.`,
      })
    return {
      article,
      understood: this.#understood
        .toSorted((one, other) => one.at - other.at)
        .map(({ at, ...one }) => ({ ...one, from: this.#place(at) })),
      left: shown,
    }
  }

  #place(at: number): string {
    return at === 0 ? 'properties of the file' : `${this.#unit} ${at}`
  }
}

export const MAX_QUESTION = 4000

const shortened = (text: string, max: number): string => (text.length > max ? `${cutText(text, max)}…` : text)

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
