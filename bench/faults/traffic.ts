import { type Answer, call, pause } from './calls.ts'
import type { SeedData } from './seed.ts'
import { aFeedback, anAttempt, aPost, aReaction, newAccount, readerWrites, type Write } from './writes.ts'

export interface Traffic {
  writes: Write[]
  /** Every reply, in order of arrival. */
  answers: (Answer & { path: string; at: number })[]
  acknowledged(): number
  /** Stops after the running calls have a reply or have failed. */
  stop(): Promise<void>
}

interface TrafficOptions {
  url: string
  world: SeedData
  trial: number
  random: () => number
  /** Whether clients continue after a failure; otherwise a call without a reply ends the client. */
  isPatient?: boolean
}

const CLIENTS = 6

/** Several clients at once, each sending one call after the other as fast as the server replies. */
export function startTraffic(options: TrafficOptions): Traffic {
  const traffic: Traffic = {
    writes: [],
    answers: [],
    acknowledged: () => traffic.writes.filter(({ isAcknowledged }) => isAcknowledged).length,
    stop: async () => {
      state.isOn = false
      await running
    },
  }
  const state: State = { ...options, traffic, isOn: true, posts: [], count: 0 }
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(state, n)))
  return traffic
}

interface State extends TrafficOptions {
  traffic: Traffic
  isOn: boolean
  posts: { id: string; content: string; by: string }[]
  count: number
}

async function client(state: State, n: number): Promise<void> {
  const { random, world } = state
  const me = world.members[n % world.members.length] as { email: string; token: string }
  while (state.isOn) {
    const dice = random()
    if (dice < 0.12) await registerAndRead(state)
    else if (dice < 0.4) await post(state, me)
    else if (dice < 0.55) await react(state, me)
    else if (dice < 0.75) await send(state, anAttempt(state.trial, state.count++, me, world))
    else if (dice < 0.9) await send(state, aFeedback(state.trial, state.count++, me))
    else await read(state, me.token)
  }
}

async function registerAndRead(state: State): Promise<void> {
  const account = newAccount(state.trial, state.count++)
  const reply = await send(state, account)
  if (!account.isAcknowledged) return
  const token: string = reply?.json.token
  for (const write of readerWrites({ email: account.email, token }, state.world)) if (state.isOn) await send(state, write)
}

async function post(state: State, me: { email: string; token: string }): Promise<void> {
  const under = state.random() < 0.4 ? state.posts[Math.floor(state.random() * state.posts.length)] : undefined
  const one = aPost(state.trial, state.count++, me, state.world, under?.id)
  const reply = await send(state, one)
  if (one.isAcknowledged && !under) state.posts.push({ id: reply?.json.post.post_id, content: one.key, by: me.email })
}

/** Each post once: a second like would take the first one back. */
async function react(state: State, me: { email: string; token: string }): Promise<void> {
  const liked = new Set(state.traffic.writes.filter(({ kind }) => kind === 'reaction').map(({ key }) => key))
  const others = state.posts.filter(({ by, content }) => by !== me.email && !liked.has(`${content} ${me.email} like`))
  const one = others[Math.floor(state.random() * others.length)]
  if (one) await send(state, aReaction(me, one))
  else await read(state, me.token)
}

async function read(state: State, token: string): Promise<void> {
  const [id = ''] = state.world.articleIds
  const path = state.random() < 0.5 ? `/api/articles/${id}` : '/api/entries'
  await noted(state, path, call(state.url, 'GET', path, { token }))
}

async function send(state: State, write: Write): Promise<Answer | undefined> {
  state.traffic.writes.push(write)
  const { method, path, ...rest } = write.request
  const answer = await noted(state, path, call(state.url, method, path, rest))
  write.isAcknowledged = answer.status === 200 || answer.status === 201
  return answer
}

async function noted(state: State, path: string, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  state.traffic.answers.push({ ...answer, path, at: performance.now() })
  if (answer.status >= 200 && answer.status < 500) return answer
  if (state.isPatient) await pause(30)
  else state.isOn = false
  return answer
}

/** Repeats the writes without a reply, as a client does after a fault. @returns those that still fail */
export async function repeat(url: string, writes: Write[]): Promise<Write[]> {
  for (const write of writes.filter(({ isAcknowledged, mayRepeat }) => !isAcknowledged && mayRepeat)) {
    const { method, path, ...rest } = write.request
    const { status } = await call(url, method, path, rest)
    // If the account exists already, sign in.
    write.isAcknowledged = status === 200 || status === 201 || (write.kind === 'account' && status === 409)
  }
  return writes.filter(({ isAcknowledged, mayRepeat }) => mayRepeat && !isAcknowledged)
}
