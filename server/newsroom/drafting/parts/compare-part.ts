import { type Section, sectionOf } from '#contract/newsroom/desk/desk-sections.ts'
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

type Compared = Omit<ComparedPart, 'duplicates' | 'decision' | 'is_outdated'>

export function comparePart(part: StoredPart, number: number, known: Known): Compared {
  let at = 0
  return {
    ...{ number, kind: part.kind, title: part.title, values: part.values, sections: sectionsOfPart(part) },
    texts: part.texts.map(({ label, is_whole, sentences }) => ({
      ...{ label, is_whole },
      sentences: sentences.map((sentence) => compared(sentence, at++, known)),
    })),
  }
}

function sectionsOfPart({ kind, values }: StoredPart): Section[] {
  const translated = kind === 'translation' ? sectionOf(String(values.of)) : undefined
  return translated ? [translated] : [...(SECTIONS_OF_PARTS[kind] ?? [])]
}

function compared(sentence: StoredSentence, number: number, known: Known): ComparedSentence {
  const { text, is_claim, english = null, fault } = sentence
  if (english !== null) return translatedSentence({ number, text, english }, fault)
  const passages = sentence.passages.filter((ref) => known.text(ref) !== undefined)
  const read = is_claim ? passages.flatMap((ref) => known.passage(ref) ?? []) : []
  const mismatches = mismatchesIn(text, read)
  const needs_confirmation = is_claim && (passages.length === 0 || mismatches.length > 0)
  return { number, text, english, passages, is_claim, mismatches, copied: copiedRuns(text, known.runs), needs_confirmation }
}

function translatedSentence(
  said: { number: number; text: string; english: string },
  fault: string | undefined,
): ComparedSentence {
  const mismatches = fault ? [{ kind: 'translation' as const, said: fault, source: said.english }] : []
  return { ...said, passages: [], is_claim: false, mismatches, copied: [], needs_confirmation: fault !== undefined }
}
