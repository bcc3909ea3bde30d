import type { MachineFeedback } from './api.ts'

/** A part of an answer up to a sentence with remarks, or to its end. */
export interface RemarkRow {
  /** The index of its first sentence. */
  first: number
  /** Sentences without remarks. */
  before: string
  /** The sentence that the remarks are about; empty at the end of an answer. */
  sentence: string
  remarks: string[]
}

/** An answer in parts that each end with a sentence with remarks. */
export function remarkRows({ sentences, remarks }: Pick<MachineFeedback, 'sentences' | 'remarks'>): RemarkRow[] {
  const rows: RemarkRow[] = []
  let [first, before] = [0, '']
  for (const [index, sentence] of sentences.entries()) {
    const its = remarks.filter((remark) => remark.sentence === index).map(({ text }) => text)
    if (its.length === 0) before += sentence
    else {
      rows.push({ first, before, sentence, remarks: its })
      ;[first, before] = [index + 1, '']
    }
  }
  return before.trim() ? [...rows, { first, before, sentence: '', remarks: [] }] : rows
}
