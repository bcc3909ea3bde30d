import type { Target } from '#contract/languages.ts'
import type { Block } from '#contract/newsroom/translations.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { type LineText, linesOf } from './block-lines.ts'
import type { Term, Translator } from './translation.ts'
import { FORM_FAULTS, faultOf, LEFT_OUT } from './translation-check.ts'

interface TranslationContext {
  translator: Translator
  to: Target
  terms: Term[]
  keyOf(block: Block, terms: Term[]): string
  /** Results of earlier attempts. */
  findKnown(keys: string[]): Promise<Map<string, string>>
  save(blocks: Map<string, string>): Promise<void>
  reportProgress(done: number): Promise<void>
  signal: AbortSignal
  /** More of these short texts fit into a request. */
  isPractice?: boolean
  /** Of a passage, beside the checks that all get. @param named terms in it */
  faultIn?(english: string, translated: string, named: Term[]): string | undefined
}

export interface Translated {
  /** By position. */
  texts: Map<string, string>
  /** Why paragraphs stay in English. */
  faults: string[]
  /** The same by position. */
  faultsAt: Map<string, string>
  /** What was refused, by position, where it is a text in the language: a person may look at it. */
  refusedAt: Map<string, string>
}

/**
 * A faulty paragraph is retried once alone, then stays in English.
 * @throws ExternalServiceError; finished paragraphs are saved
 */
export async function translateBlocks(blocks: Block[], context: TranslationContext): Promise<Translated> {
  const keys = new Map(blocks.map((block) => [block.place, context.keyOf(block, termsIn([block], context.terms))]))
  const known = await context.findKnown([...keys.values()])
  const texts = new Map<string, string>()
  for (const { place } of blocks) {
    const text = known.get(keys.get(place) ?? '')
    if (text !== undefined) texts.set(place, text)
  }
  await context.reportProgress(texts.size)
  const faultsAt = new Map<string, string>()
  const refusedAt = new Map<string, string>()
  let given = texts.size
  const take = async (found: Found[]) => {
    const good = found.filter((one): one is Found & { text: string } => one.text !== undefined)
    for (const { block, text } of good) texts.set(block.place, text)
    await context.save(new Map(good.map(({ block, text }) => [keys.get(block.place) ?? '', text])))
    return found.filter(({ text }) => text === undefined)
  }
  for (const batch of batches(
    blocks.filter(({ place }) => !texts.has(place)),
    (context.isPractice && context.translator.mostAtOnce) || context.translator.most,
  )) {
    const wrong = await take(await ask(batch, context))
    for (const { block, fault } of wrong) {
      const [still] = await take(await ask([block], context))
      if (still) faultsAt.set(block.place, still.fault ?? fault ?? 'unknown')
      if (still?.refused !== undefined) refusedAt.set(block.place, still.refused)
    }
    given += batch.length
    await context.reportProgress(given)
  }
  return { texts, faults: [...faultsAt.values()], faultsAt, refusedAt }
}

function batches(blocks: Block[], most: number): Block[][] {
  const all: Block[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (size + block.text.length > most) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(block)
    size += block.text.length
  }
  return all
}

const termsIn = (blocks: Block[], terms: Term[]): Term[] => {
  const text = blocks.map((block) => block.text.toLowerCase()).join('\n')
  return terms.filter(({ en }) => text.includes(en.toLowerCase()))
}

interface Found {
  block: Block
  text?: string
  fault?: string
  refused?: string
}

async function ask(blocks: Block[], context: TranslationContext): Promise<Found[]> {
  const { translator, to } = context
  const cut = blocks.map((block) => linesOf(block.text, translator.most))
  const named = termsIn(blocks, context.terms)
  const sent = cut.flatMap((lines) => lines.flatMap(({ texts }) => texts.flatMap(({ parts }) => parts)))
  try {
    const answers = await translator.translate(sent, to, named, context.signal)
    let at = 0
    return blocks.map((block, index) => {
      const faults: string[] = []
      const translated = ({ parts, whole }: LineText) => {
        const answered = parts.map((part) => {
          const answer = answers[at++]
          const fault = answer === undefined ? LEFT_OUT : (faultOf(part, answer, to) ?? context.faultIn?.(part, answer, named))
          if (fault) faults.push(fault)
          return answer ?? ''
        })
        return parts.length === 0 ? whole : answered.join(' ')
      }
      const lines = (cut[index] ?? []).map(({ texts, lineWith }) => lineWith(texts.map(translated)))
      const text = lines.join('\n')
      if (!faults[0]) return { block, text }
      return faults.some((fault) => FORM_FAULTS.has(fault))
        ? { block, fault: faults[0] }
        : { block, fault: faults[0], refused: text }
    })
  } catch (error) {
    if (!(error instanceof ExternalServiceError) || error.kind === 'away' || error.kind === 'refused') throw error
    if (error.kind === 'unusable' || blocks.length === 1) return blocks.map((block) => ({ block, fault: 'no usable answer' }))
    const half = Math.ceil(blocks.length / 2)
    return [...(await ask(blocks.slice(0, half), context)), ...(await ask(blocks.slice(half), context))]
  }
}
