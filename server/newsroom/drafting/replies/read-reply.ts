import { languageOf } from '#contract/languages.ts'
import type { DraftedKind } from '#contract/newsroom/drafting/drafting-rules.ts'
import { type PlannedQuestion, type StoredPart, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'
import { type ChatReply, UnusableReply } from '#server/platform/external/chat-service.ts'
import { refsIn } from './material.ts'
import { type Given, readArticle } from './read-article.ts'
import { type OlderArticle, readNews, readTopics } from './read-day.ts'
import { readCards, readMains, readQuestions } from './read-practice.ts'
import { Reading } from './said.ts'

export interface Asked extends Given {
  kind: DraftedKind
  plan: readonly PlannedQuestion[]
  older: readonly OlderArticle[]
}

/** @throws UnusableReply without a single part, or in another language */
export function readReply({ content, usage }: ChatReply, asked: Asked): { parts: StoredPart[]; remarks: string[] } {
  const reading = new Reading(refsIn(asked.sources))
  const parts = READERS[asked.kind](jsonIn(content), reading, asked)
  if (!parts) throw new UnusableReply('unusable', 'The reply has another form than asked for', usage)
  // No news is an answer.
  if (parts.length === 0 && asked.kind !== 'since_then')
    throw new UnusableReply('unusable', 'The reply has nothing of use', usage)
  const text = parts.flatMap(({ title, texts }) => [title, ...texts.map(textOf)]).join(' ')
  if (languageOf(text) !== 'en') throw new UnusableReply('unusable', 'The reply is not in English', usage)
  return { parts, remarks: reading.said() }
}

type Reader = (reply: unknown, reading: Reading, asked: Asked) => StoredPart[] | undefined

const READERS: Record<DraftedKind, Reader> = {
  topics: readTopics,
  article: readArticle,
  questions: (reply, reading, { plan }) => readQuestions(reply, reading, plan),
  cards: readCards,
  mains: readMains,
  since_then: (reply, reading, { older }) => readNews(reply, reading, older),
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
