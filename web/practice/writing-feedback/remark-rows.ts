import type { MachineFeedback } from './api.ts'

/** Ends with a sentence with remarks, or with the answer. */
export interface RemarkRow {
  /** Index of its first sentence. */
  first: number
  before: string
  /** Empty at the end of an answer. */
  sentence: string
  remarks: string[]
}

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
