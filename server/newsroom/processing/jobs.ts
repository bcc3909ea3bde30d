import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#contract/languages.ts'
import type { UnitKind } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { JobContext, JobLog } from '#server/job-context.ts'
import type { Engines } from '#server/newsroom/engines/engines.ts'
import { readWav, type Sound, wavOf } from '#server/newsroom/engines/sound.ts'
import type { Voice } from '#server/newsroom/engines/speech.ts'
import { PROMPT_VERSION, type Term } from '#server/newsroom/engines/translation.ts'
import { LeaseLost, type Outcome, progress, release, renew, type TakenUnit, takeUnit } from '#server/newsroom/units/commands.ts'
import { ExternalServiceError } from '#server/platform/http/external-call.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { storeGeneratedAudio } from '#server/reading/audio/commands/generated-audio.ts'
import { forgetOldBlocks, hashOf, keepBlocks, saveMadeText, saveOutcome, saveRecording, WAKE } from './commands.ts'
import { recordBlocks, translateBlocks } from './gateway.ts'
import { type Body, knownBlocks, nextDueMs, type StoredArticle, storedArticles } from './queries.ts'
import * as rules from './rules.ts'

export interface Making {
  db: Db
  queue: Queue
  storage: Storage
  engines: Engines
  audioScope: rules.Scope
  now: () => Date
  log: JobLog
  /** How long a unit is held without a sign of life. */
  leaseMs?: number
  /** Longer waits for the next try are left to the round of every minute. */
  waitsMs?: number
}

const LEASE_MS = 60_000
const WAITS_MS = 20_000
/** The queue takes a job away after a quarter of an hour. */
const RUN_MS = 10 * 60_000

export async function processingJobs(means: JobContext): Promise<void> {
  const { queue, db, now } = means
  const working = new Map<UnitKind, Promise<void>>()
  /** One worker of a kind in a process: a service, and the machine, are asked for one thing at a time. */
  const work = (kind: UnitKind, ending?: AbortSignal): Promise<void> => {
    const before = working.get(kind)
    if (before) return before
    const mine = makeDue(kind, means, ending).finally(() => working.delete(kind))
    working.set(kind, mine)
    return mine
  }
  for (const kind of ['text', 'audio'] as const) await queue.work(WAKE[kind], (_data, { ending }) => work(kind, ending))
  await queue.schedule('make-what-waits', '* * * * *', async (ending) => {
    await Promise.all([work('text', ending), work('audio', ending)])
  })
  await queue.schedule('forget-old-blocks', '43 3 * * *', async () => void (await forgetOldBlocks(db, now())))
}

/** Makes all that is due of a kind, one after the other. */
export async function makeDue(kind: UnitKind, making: Making, ending?: AbortSignal): Promise<void> {
  const until = Date.now() + RUN_MS
  while (!ending?.aborted && Date.now() < until) {
    const unit = await takeUnit(making.db, kind, making.now(), making.leaseMs ?? LEASE_MS)
    if (unit) await makeUnit(unit, making, ending)
    else {
      const wait = await nextDueMs(making.db, kind, making.now())
      if (wait === undefined || wait > (making.waitsMs ?? WAITS_MS)) return
      await sleep(wait + 10, undefined, ending ? { signal: ending } : {}).catch(() => {})
    }
  }
}

async function makeUnit(unit: TakenUnit, making: Making, ending?: AbortSignal): Promise<void> {
  const { db, queue, now, leaseMs = LEASE_MS } = making
  const lost = new AbortController()
  const signal = ending ? AbortSignal.any([lost.signal, ending]) : lost.signal
  const beat = setInterval(() => {
    renew(db, unit, now(), leaseMs).catch((error) => error instanceof LeaseLost && lost.abort())
  }, leaseMs / 3)
  const done = (total: number) => (count: number) => progress(db, unit, { done: count, total }, now(), leaseMs)
  try {
    const [article] = await storedArticles(db, [unit.article_id])
    if (!article) return
    const work = { unit, article, making, signal, progressOf: done }
    await (unit.kind === 'text' ? makeText(work) : makeAudio(work))
  } catch (error) {
    if (error instanceof LeaseLost || lost.signal.aborted) return
    if (ending?.aborted) return await release(db, unit)
    if (!(error instanceof ExternalServiceError))
      making.log.error({ err: error }, `making ${unit.kind} in ${unit.language} failed`)
    await saveOutcome(db, queue, unit, outcomeOf(error, unit, now()), now()).catch(ignoreLoss)
  } finally {
    clearInterval(beat)
  }
}

function ignoreLoss(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error
}

interface Work {
  unit: TakenUnit
  article: StoredArticle
  making: Making
  signal: AbortSignal
  progressOf: (total: number) => (done: number) => Promise<void>
}

async function makeText({ unit, article, making, signal, progressOf }: Work): Promise<void> {
  const { db, queue, engines, audioScope: scope, now } = making
  const to = unit.language as rules.Target
  const left = rules.leftOf(article, to)
  const { translator } = engines
  if (!translator) {
    const hasSome = Object.values(article.uploaded[to]).some((part) => Object.keys(part ?? {}).length > 0)
    const skipped: Outcome = hasSome ? { status: 'partial', origin: 'upload' } : { status: 'skipped' }
    return saveOutcome(db, queue, unit, { ...skipped, reason: 'no_translation_provider' }, now())
  }
  const { engine, model } = translator
  const { texts, faults } = await translateBlocks(left, {
    translator,
    to,
    terms: termsOf(article.body, to),
    keyOf: ({ text }, terms) => hashOf([text, terms, to, engine, model, PROMPT_VERSION]),
    known: (keys) => knownBlocks(db, keys),
    keep: (blocks) => keepBlocks(db, blocks, now()),
    progress: progressOf(left.length),
    signal,
  })
  const why = faults.length > 0 ? { error: `Refused: ${[...new Set(faults)].join(', ')}` } : {}
  const made = { origin: 'provider', engine, model, ...why } as const
  if (texts.size === 0) return saveOutcome(db, queue, unit, { status: 'failed', reason: 'result_refused', ...made }, now())
  const status = faults.length > 0 ? ({ status: 'partial', reason: 'blocks_refused' } as const) : ({ status: 'ready' } as const)
  const outcome = { ...status, ...made, made_of: unit.source_hash }
  await saveMadeText(db, queue, unit, { scope, outcome, text: rules.assembled(article, texts) }, now())
}

/** Terms that the upload itself gives in both languages. */
function termsOf({ follow_up_data }: Body, to: rules.Target): Term[] {
  const { key_terms_list: english, key_terms_list_translated } = follow_up_data
  const translated = key_terms_list_translated[to] ?? []
  if (translated.length !== english.length) return []
  return english.map(({ term }, n) => ({ en: term, translated: translated[n]?.term ?? term }))
}

async function makeAudio({ unit, article, making, signal, progressOf }: Work): Promise<void> {
  const { db, queue, storage, engines, audioScope, now } = making
  const blocks = rules.spokenBlocks(article, unit.language, audioScope)
  if (blocks.length === 0) return saveOutcome(db, queue, unit, { status: 'skipped', reason: 'no_translation' }, now())
  const voice = await engines.voiceFor(unit.language)
  if (!voice) return saveOutcome(db, queue, unit, { status: 'unavailable', reason: 'no_engine' }, now())
  const paid = paidSound(storage, voice)
  const { bytes, durationMs } = await recordBlocks(blocks, { ...paid, voice, progress: progressOf(blocks.length), signal })
  const stored = await fromStorage(storeGeneratedAudio(storage, Readable.from([bytes])))
  const isMixed = blocks.some(({ language }) => language !== unit.language)
  const outcome: Outcome = {
    ...(isMixed ? { status: 'partial', reason: 'text_partial' } : { status: 'ready' }),
    origin: voice.isEmbedded ? 'embedded' : 'provider',
    engine: voice.engine,
    model: voice.model,
    made_of: unit.source_hash,
  }
  const file = { ...stored, duration_ms: durationMs, voice: voice.isEmbedded ? ('basic' as const) : ('ai' as const) }
  await saveRecording(db, unit, { outcome, file }, now())
  await paid.forget()
}

/** What a service read waits in the storage until the whole is made, so that it is not paid for twice. The built-in voice costs nothing. */
function paidSound(storage: Storage, voice: Voice) {
  const used = new Set<string>()
  const keyOf = (text: string, language: Language) => {
    const key = `speech-${hashOf([text, language, voice.engine, voice.model, voice.voiceIn(language)])}.wav`
    used.add(key)
    return key
  }
  return {
    known: async (text: string, language: Language): Promise<Sound | undefined> => {
      const key = keyOf(text, language)
      if (voice.isEmbedded || !(await fromStorage(storage.has(key)))) return undefined
      const parts: Buffer[] = []
      for await (const part of storage.open(key)) parts.push(part)
      return readWav(Buffer.concat(parts))
    },
    keep: async (text: string, language: Language, sound: Sound): Promise<void> => {
      if (voice.isEmbedded) return
      const received = await fromStorage(storage.receive(Readable.from([wavOf(sound)]), Number.MAX_SAFE_INTEGER))
      await fromStorage(received.keep(keyOf(text, language)))
    },
    forget: async (): Promise<void> => {
      if (!voice.isEmbedded) for (const key of used) await storage.remove(key)
    },
  }
}

const kindOf = (error: unknown): string => {
  const { code, name } = ((error as Error).cause ?? error) as { code?: string; name: string }
  return code ?? name
}

class StorageAway extends Error {}

const fromStorage = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause) => {
    throw new StorageAway('The storage did not do it', { cause })
  })

/** What becomes of a unit that something stood in the way of. */
function outcomeOf(error: unknown, unit: TakenUnit, now: Date): Outcome {
  const isKnown = error instanceof ExternalServiceError
  const [reason, tries] = !isKnown
    ? ([error instanceof StorageAway ? 'storage_away' : 'failed_here', rules.MAX_TRIES] as const)
    : error.kind === 'refused'
      ? (['engine_refused', 0] as const)
      : error.kind === 'away'
        ? (['engine_away', rules.MAX_TRIES] as const)
        : (['result_refused', 2] as const)
  // Whatever else went wrong is told by its kind only: its words could hold anything.
  const text = isKnown ? error.message : `Something failed here: ${kindOf(error)}`
  const outcome: Outcome = { status: 'failed', reason, error: text, isRest: isKnown && error.isRest }
  if (unit.attempts >= tries && !outcome.isRest) return outcome
  if (tries === 0) return outcome
  const pause = rules.pauseMs(unit.attempts, Math.random(), isKnown ? error.retryAfterMs : 0)
  return { ...outcome, retryAt: new Date(now.getTime() + pause) }
}
