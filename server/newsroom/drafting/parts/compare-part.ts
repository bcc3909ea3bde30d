import { SECTIONS_OF_PARTS } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { ComparedPart, ComparedSentence, PassageRef } from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { StoredPart, StoredSentence } from '#contract/newsroom/drafting/stored-proposal.ts'
import type { SourcePassages } from '#server/newsroom/shared/source-passages.ts'
import { mismatchesIn, type ReadPassage, readPassage } from '../rules/compare.ts'
import { copiedRuns, runsOf } from '../rules/copied-runs.ts'

/** Passages are read when a sentence rests on them, once. */
export interface Known {
  passage(ref: PassageRef): ReadPassage | undefined
  text(ref: PassageRef): string | undefined
  runs: ReadonlySet<string>
}

export function knownPassages(sources: readonly SourcePassages[]): Known {
  const texts = new Map(
    sources.flatMap((source) =>
      source.passages.map(({ number, text }) => [keyOf({ ...source, number }), { text, source }] as const),
    ),
  )
  const read = new Map<string, ReadPassage>()
  return {
    text: (ref) => texts.get(keyOf(ref))?.text,
    passage: (ref) => {
      const [key, found] = [keyOf(ref), texts.get(keyOf(ref))]
      if (!found) return undefined
      const passage = read.get(key) ?? readPassage(found.text, found.source.title, found.source.day)
      read.set(key, passage)
      return passage
    },
    runs: runsOf([...texts.values()].map(({ text }) => text)),
  }
}

const keyOf = ({ source_id, number }: PassageRef) => `${source_id} ${number}`

type Compared = Omit<ComparedPart, 'duplicates' | 'decision'>

export function comparePart(part: StoredPart, number: number, known: Known): Compared {
  let at = 0
  return {
    ...{ number, kind: part.kind, title: part.title, values: part.values, sections: [...(SECTIONS_OF_PARTS[part.kind] ?? [])] },
    texts: part.texts.map(({ label, is_whole, sentences }) => ({
      ...{ label, is_whole },
      sentences: sentences.map((sentence) => compared(sentence, at++, known)),
    })),
  }
}

function compared(sentence: StoredSentence, number: number, known: Known): ComparedSentence {
  const { text, is_claim } = sentence
  const passages = sentence.passages.filter((ref) => known.text(ref) !== undefined)
  const read = is_claim ? passages.flatMap((ref) => known.passage(ref) ?? []) : []
  const mismatches = mismatchesIn(text, read)
  const needs_confirmation = is_claim && (passages.length === 0 || mismatches.length > 0)
  return { number, text, passages, is_claim, mismatches, copied: copiedRuns(text, known.runs), needs_confirmation }
}
