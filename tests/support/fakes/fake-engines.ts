import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { byTarget, DESCRIPTORS, ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import { wavOf } from '#server/engines/audio.ts'
import { type Draftable, type DraftingMood, draftingReply } from './drafting-replies.ts'

export type Mood =
  | { status: number; retryAfter?: string }
  /** The text or fields of a chat completion. */
  | { says: string }
  | { completion: object }
  | { drafts: DraftingMood }
  | 'garbage'
  | 'half'
  | 'hangs'
  /** Omits one item or the audio. */
  | 'drops'
  | 'cut short'
  | 'echoes'
  | 'loses numbers'
  | 'loses negations'
  /** Gives each text the translation of the next one. */
  | 'swaps'
  /** Puts abbreviations into the other script. */
  | 'loses names'

export interface FakeEngines {
  url: string
  /** For the next replies, in order; `undefined` is a good reply. */
  moods: (Mood | undefined)[]
  /** Of every reply while set. */
  mood: Mood | undefined
  /** Milliseconds. */
  slowness: number
  /** In order: lines to translate or texts to read aloud. */
  asked: { path: string; texts: string[]; target: Target | undefined; key: string | undefined; body: Record<string, unknown> }[]
  stop(): Promise<void>
}

/** Both supported protocols, with the faults of real services. */
export async function startEngines(): Promise<FakeEngines> {
  const server = createServer((request, response) => void answer(engines, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const engines: FakeEngines = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods: [],
    mood: undefined,
    slowness: 0,
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return engines
}

async function answer(engines: FakeEngines, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
  const path = request.url ?? ''
  const make = SERVICES[path]
  if (!make) return void response.writeHead(404).end()
  const mood = engines.moods.shift() ?? engines.mood
  const { texts, target, reply } = make(body, mood)
  const { authorization, 'api-subscription-key': key } = request.headers
  engines.asked.push({ path, texts, target, key: authorization ?? (key as string | undefined), body })
  if (mood === 'hangs') return
  await new Promise((resolve) => setTimeout(resolve, engines.slowness))
  if (typeof mood === 'object' && 'status' in mood)
    return void response
      .writeHead(mood.status, mood.retryAfter ? { 'retry-after': mood.retryAfter } : {})
      .end('{"error":"key sk-1"}')
  const whole = mood === 'garbage' ? Buffer.from('<html>Gateway</html>') : reply
  const type = mood === 'garbage' ? 'text/html' : path.endsWith('/audio/speech') ? 'audio/wav' : 'application/json'
  response.writeHead(200, { 'content-type': type, 'content-length': whole.length })
  if (mood !== 'half') return void response.end(whole)
  response.write(whole.subarray(0, whole.length / 2))
  setTimeout(() => response.destroy(), 20)
}

type Make = (body: Record<string, unknown>, mood: Mood | undefined) => { texts: string[]; target?: Target; reply: Buffer }

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

function answerTo(material: Translatable | Assessable | Draftable, mood: Mood | undefined) {
  if ('items' in material) return translation(material, mood)
  if ('answer' in material) return assessment(material)
  const answer = draftingReply(material, typeof mood === 'object' && 'drafts' in mood ? mood.drafts : undefined)
  return { texts: material.sources.map(({ title }) => title), target: undefined, answer }
}

const SERVICES: Record<string, Make> = {
  '/v1/chat/completions': ({ messages }, mood) => {
    const [, { content } = { content: '{}' }] = messages as { content: string }[]
    const material = JSON.parse(content) as Translatable | Assessable | Draftable
    const { texts, target, answer } = answerTo(material, mood)
    const finish_reason = mood === 'cut short' ? 'length' : 'stop'
    const said = typeof mood === 'object' && 'says' in mood ? mood.says : JSON.stringify(answer)
    const completion = {
      choices: [{ finish_reason, message: { content: mood === 'cut short' ? said.slice(0, -9) : said } }],
      usage: { prompt_tokens: 1200, completion_tokens: 300 },
    }
    const reply = json(typeof mood === 'object' && 'completion' in mood ? mood.completion : completion)
    return { texts, ...(target && { target }), reply }
  },
  '/translate': ({ input, target_language_code }, mood) => {
    const target = String(target_language_code).slice(0, 2) as Target
    const translated_text = mood === 'drops' ? undefined : translated(String(input), target, mood)
    return { texts: [String(input)], target, reply: json({ request_id: '1', translated_text }) }
  },
  '/v1/audio/speech': ({ input }, mood) => ({
    texts: [String(input)],
    reply: mood === 'drops' ? Buffer.alloc(0) : read(String(input), mood),
  }),
  '/text-to-speech': ({ text }, mood) => ({
    texts: [String(text)],
    reply: json({ request_id: '1', audios: mood === 'drops' ? [] : [read(String(text), mood).toString('base64')] }),
  }),
}

interface Translatable {
  target: Target
  items: { id: string; text: string }[]
  glossary?: Record<string, string>[]
}

function translation({ target, items, glossary = [] }: Translatable, mood: Mood | undefined) {
  const kept = glossary.flatMap((term) => (term.en && term.en === term[target] ? [term.en] : []))
  const said = items.map(({ id, text }) => ({ id, text: translatedBetween(kept, text, target, mood) }))
  if (mood === 'drops') said.pop()
  const answered = mood === 'swaps' ? said.map(({ id }, at) => ({ id, text: said[(at + 1) % said.length]?.text ?? '' })) : said
  return { texts: items.map(({ text }) => text), target, answer: { items: answered } }
}

interface Assessable {
  /** In English. */
  language: string
  demands: { n: number; marks: number }[]
  answer: { n: number; text: string }[]
}

/** Half marks for each demand; remarks on the first and last sentences. In the language that is asked for. */
function assessment({ language, demands, answer }: Assessable) {
  const target = TARGETS.find((one) => ENGLISH_NAMES[one] === language)
  const said = (text: string) => (target ? translated(text, target) : text)
  const ends = [...new Set([answer[0], answer.at(-1)])].filter((sentence) => sentence !== undefined)
  const remarks = ends.map(({ n, text }) => ({
    sentence: n,
    quote: text.split(/\s+/).slice(0, 3).join(' '),
    remark: said(n === 1 ? 'A direct opening. Name the provision that it rests on.' : 'This ends without a way forward.'),
  }))
  const reason = said('The answer names this, but gives no example.')
  const marked = demands.map(({ n, marks }) => ({ n, marks: marks / 2, reason }))
  return { texts: answer.map(({ text }) => text), target: undefined, answer: { demands: marked, remarks } }
}

/** What the glossary repeats in English stays. */
function translatedBetween(kept: string[], text: string, target: Target, mood: Mood | undefined): string {
  const [first, ...others] = kept.toSorted((one, other) => other.length - one.length)
  if (first === undefined || mood === 'loses names' || mood === 'echoes') return translated(text, target, mood)
  return text
    .split(first)
    .map((piece) => translatedBetween(others, piece, target, mood))
    .join(first)
}

const FIRST_LETTER = byTarget((target) => DESCRIPTORS[target].fonts.sample.codePointAt(0) ?? 0)

/** Words that turn a sentence round are kept in the other language. */
const SAID: Record<Target, [RegExp, string][]> = {
  hi: [
    [/\b(?:not|no|none|never|neither|nor|cannot)\b/gi, 'नहीं'],
    [/\bexcept\b/gi, 'छोड़कर'],
    [/\b(?:incorrect|wrong|false)\b/gi, 'गलत'],
  ],
  ta: [
    [/\b(?:not|no|none|never|neither|nor|cannot)\b/gi, 'இல்லை'],
    [/\bexcept\b/gi, 'தவிர'],
    [/\b(?:incorrect|wrong|false)\b/gi, 'தவறு'],
  ],
}

/** Keeps length, numbers, negations, punctuation and abbreviations. */
export function translated(text: string, target: Target, mood?: Mood): string {
  if (mood === 'echoes') return text
  const turned = mood === 'loses negations' ? [] : (SAID[target] ?? [])
  const negated = turned.reduce((said, [english, word]) => said.replace(english, word), text)
  const said = (mood === 'loses names' ? negated.replace(/[A-Z]{2,}/g, (name) => name.toLowerCase()) : negated).replace(
    /[A-Za-z]*[a-z][A-Za-z]*/g,
    (word) =>
      [...word.toLowerCase()].map((letter) => String.fromCharCode(FIRST_LETTER[target] + (letter.charCodeAt(0) % 5))).join(''),
  )
  return mood === 'loses numbers' ? said.replace(/\d/g, '') : said
}

const RATE = 16_000

function read(text: string, mood: Mood | undefined): Buffer {
  const seconds = mood === 'cut short' ? 0.01 : text.length / 12
  const samples = Int16Array.from({ length: Math.round(RATE * seconds) }, (_, n) => Math.round(6000 * Math.sin(n / 12)))
  return wavOf({ rate: RATE, samples })
}
