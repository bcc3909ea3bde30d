import type { Target } from '#contract/languages.ts'
import type { PartKind } from './drafting-rules.ts'
import type { PassageRef } from './proposal-shapes.ts'

export interface StoredSentence {
  text: string
  passages: PassageRef[]
  is_claim: boolean
  /** That it translates. */
  english?: string
  /** In what way it differs from the English. */
  fault?: string
}

export interface StoredText {
  label: string
  /** No sentence of it can be left out. */
  is_whole: boolean
  sentences: StoredSentence[]
}

/** As the service proposed it, after the schema. */
export interface StoredPart {
  kind: PartKind
  title: string
  texts: StoredText[]
  values: Record<string, unknown>
}

export const textOf = ({ sentences }: StoredText): string => sentences.map(({ text }) => text).join(' ')

/** How a question is asked, and which of its answers is right: chosen by the server, so that right answers stay even by meaning. */
export type PlannedQuestion =
  | { form: 'how_many' | 'two'; truths: boolean[]; correct_option: string }
  | { form: 'direct'; correct_option: string }

/** What was asked for, besides the kind. */
export interface ProposalRequest {
  source_ids: string[]
  count: number
  /** Of a translation. */
  language?: Target
  /** Of questions. */
  plan?: PlannedQuestion[]
}
