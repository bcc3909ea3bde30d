import { z } from 'zod'
import { type StoredPart, type StoredText, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'
import { Day } from '#contract/text.ts'
import type { SourcePassages } from '#server/newsroom/shared/source-passages.ts'
import type { NamedSource } from '../parts/part-changes.ts'
import type { Reading } from './said.ts'

const items = (most: number) => z.array(z.unknown()).max(most).default([])
const MOST_PARAGRAPHS = 10
const paragraphs = () => z.array(items(30)).max(MOST_PARAGRAPHS).default([])

const Article = z.object({
  title: z.unknown().optional(),
  summary: items(20),
  past: paragraphs(),
  present: paragraphs(),
  future: paragraphs(),
  key_terms: items(30),
  must_know: items(20),
  history: items(40),
  facts: items(20),
  watch: items(20),
})
const KeyTerm = z.object({ term: z.string(), definition: items(6) })
const Fact = z.object({ value: z.string(), sentence: z.unknown() })
const Watch = z.object({ date: Day, sentence: z.unknown() })

/** Numbers that a reader can still choose from. */
const MOST = { key_terms: 20, must_know: 6, history: 30, facts: 12, watch: 6 }

export interface Given {
  sources: readonly SourcePassages[]
  named: ReadonlyMap<string, NamedSource>
}

/** @returns `undefined` if the reply has another form */
export function readArticle(reply: unknown, reading: Reading, { sources, named }: Given): StoredPart[] | undefined {
  const { data } = Article.safeParse(reply)
  if (!data) return undefined
  const prose = [
    ...one('title', reading.text('Title', data.title === undefined ? [] : [data.title], { isWhole: true })),
    ...one('summary', reading.text('Summary', data.summary)),
    ...(['past', 'present', 'future'] as const).flatMap((section) =>
      data[section].flatMap((paragraph, at) => one(section, reading.text(`Paragraph ${at + 1}`, paragraph))),
    ),
  ]
  const parts = [
    ...prose,
    ...reading
      .fitting(KeyTerm, data.key_terms)
      .slice(0, MOST.key_terms)
      .flatMap(({ term, definition }) => {
        const title = reading.line(term, 120)
        return title ? one('key_term', reading.text('Definition', definition), { title }) : []
      }),
    ...lines('must_know', data.must_know.slice(0, MOST.must_know), reading),
    ...lines('history', data.history.slice(0, MOST.history), reading),
    ...reading
      .fitting(Fact, data.facts)
      .slice(0, MOST.facts)
      .flatMap((fact) => factIn(fact, reading, { sources, named })),
    ...reading
      .fitting(Watch, data.watch)
      .slice(0, MOST.watch)
      .flatMap(({ date, sentence }) => one('watch', reading.text(date, [sentence], { isWhole: true }), { values: { date } })),
  ]
  return [...parts, ...citedSources(parts, { sources, named }, reading)]
}

/** Nothing for a text without a sentence. */
export function one(
  kind: StoredPart['kind'],
  text: StoredText,
  { title = '', values = {} }: Partial<Pick<StoredPart, 'title' | 'values'>> = {},
): StoredPart[] {
  return text.sentences.length === 0 ? [] : [{ kind, title, texts: [text], values }]
}

const lines = (kind: StoredPart['kind'], said: readonly unknown[], reading: Reading): StoredPart[] =>
  said.flatMap((line) => one(kind, reading.text('', [line], { isWhole: true })))

function factIn({ value, sentence }: z.infer<typeof Fact>, reading: Reading, { sources, named }: Given): StoredPart[] {
  const said = reading.line(value, 80)
  const text = reading.text('', [sentence], { isWhole: true })
  const source_id = text.sentences[0]?.passages[0]?.source_id
  const source = sources.find((one) => one.source_id === source_id)
  if (!said || !source || !named.has(source.source_id) || !textOf(text).includes(said)) {
    if (said && text.sentences.length > 0) reading.remarks.push(`A fact was left out: “${said}” has no source with an address`)
    return []
  }
  return one('fact', text, { title: said, values: { value: said, date: source.day, source_id: source.source_id } })
}

/** Listed by the server, not by the service: those that sentences rest on. */
function citedSources(parts: readonly StoredPart[], { sources, named }: Given, reading: Reading): StoredPart[] {
  const cited = new Set(
    parts.flatMap(({ texts }) =>
      texts.flatMap(({ sentences }) => sentences.flatMap(({ passages }) => passages.map((ref) => ref.source_id))),
    ),
  )
  return sources
    .filter(({ source_id }) => cited.has(source_id))
    .flatMap(({ source_id, title }): StoredPart[] => {
      const source = named.get(source_id)
      if (!source) reading.remarks.push(`“${title}” has no address, so that the article cannot name it as a source`)
      return source ? [{ kind: 'source', title: source.title, texts: [], values: { ...source, source_id } }] : []
    })
}
