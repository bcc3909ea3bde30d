import { RETENTION_DAYS } from '#server/settings/retention.ts'
import { BEHAVIOUR as B } from './behaviour.ts'
import { CALLS, type CallName, type Costs } from './calls.ts'
import { MACHINES as M } from './machines.ts'
import type { Morning } from './morning.ts'

/** Bytes of a row with its share of all indexes, by table. */
export type RowBytes = Record<string, number>

/** The load of a morning. Rates are means of the busiest minute. */
export interface Needs {
  readers: number
  peak: Record<CallName, number>
  readersOpen: number
  calls: number
  fromMemory: number
  queries: number
  commits: number
  lookups: { made: number; together: number }
  app: { busy: number; cores: number; gigabytes: number; surge: number }
  database: { busy: number; cores: number; inUse: number; opened: number; told: number; tables: Tables }
  network: { gigabits: number; gigabytesADay: number; audioShare: number; staticShare: number }
  mails: { aMorning: number; aSecond: number; hours: number }
}

/** A variant: factors for the number of calls of a kind, and whether each reader stays with one process. */
export interface Change {
  calls?: (peak: Record<CallName, number>) => Partial<Record<CallName, number>>
  keepsTogether?: boolean
}

export function needsOf(morning: Morning, costs: Costs, rows: RowBytes, change: Change = {}): Needs {
  const { readers } = morning
  const mails = mailsOf(readers)
  const peak = changed(peakOf(morning, costs), change)
  const readersOpen = busiest(morning.open).mean
  const isCall = (name: CallName) => !NO_CALLS.includes(name)
  const calls = sum(CALLS.filter(isCall), (name) => peak[name])
  const together = peak['session lookup']
  const asked = { ...peak, 'digest mail': mails.aSecond }
  const { lookups, cores, busy } = spread(asked, costs, { calls, readersOpen, together }, change.keepsTogether ?? false)
  const all = { ...asked, 'session lookup': lookups }
  const rate = (of: (name: CallName) => number) => sum(CALLS, (name) => all[name] * of(name))
  const databaseBusy = (rate((name) => costs[name].databaseMs) + cores * M.idleQueriesOfProcess * M.idleQueryMs) / 1000
  const queries = rate((name) => costs[name].queries) + cores * M.idleQueriesOfProcess
  return {
    readers,
    peak: all,
    readersOpen,
    calls,
    fromMemory: sum(CALLS.filter(isCall), (name) => (costs[name].queries === 0 ? peak[name] : 0)) / calls,
    queries,
    commits: rate((name) => costs[name].commits),
    lookups: { made: lookups, together },
    app: { busy, cores, gigabytes: cores * M.processGb, surge: surgeOf(morning, costs) },
    database: {
      busy: databaseBusy,
      cores: atLeast(databaseBusy / M.databaseBusyAtMost),
      inUse: Math.ceil((queries * M.roundTripMs) / 1000 + databaseBusy),
      opened: cores * (M.poolOfProcess + M.listeners),
      told: peak['forum post'] * cores,
      tables: tablesOf(morning, rows),
    },
    network: networkOf(morning, costs),
    mails,
  }
}

function changed(peak: Record<CallName, number>, { calls }: Change): Record<CallName, number> {
  const factors = calls?.(peak) ?? {}
  return Object.fromEntries(CALLS.map((name) => [name, peak[name] * (factors[name] ?? 1)])) as Record<CallName, number>
}

/** Work that is part of another call, or of none. */
const NO_CALLS: CallName[] = ['session lookup', 'session touch', 'digest mail']
const WINDOW_S = 60

/** Each kind of work in the minute with the most CPU time of application and database together. */
function peakOf({ calls }: Morning, costs: Costs): Record<CallName, number> {
  const seconds = calls.login.length
  const work = Float64Array.from({ length: seconds }, (_, second) =>
    sum(CALLS, (name) => (calls[name][second] ?? 0) * (costs[name].appMs + costs[name].databaseMs)),
  )
  const { from } = busiest(work)
  return Object.fromEntries(CALLS.map((name) => [name, meanFrom(calls[name], from)])) as Record<CallName, number>
}

/** @returns the minute with the highest mean */
function busiest(series: Float64Array): { from: number; mean: number } {
  let best = { from: 0, mean: meanFrom(series, 0) }
  let mean = best.mean
  for (let from = 1; from + WINDOW_S <= series.length; from++) {
    mean += ((series[from + WINDOW_S - 1] ?? 0) - (series[from - 1] ?? 0)) / WINDOW_S
    if (mean > best.mean) best = { from, mean }
  }
  return best
}

const meanFrom = (series: Float64Array, from: number) => sum([...series.subarray(from, from + WINDOW_S)], (one) => one) / WINDOW_S

/**
 * The number of processes depends on how often a process must look up a session, which in turn depends on their number: if calls go to any
 * process, only those that served a user in the last minute have the session cached. So the number is iterated.
 */
function spread(
  peak: Record<CallName, number>,
  costs: Costs,
  { calls, readersOpen, together }: { calls: number; readersOpen: number; together: number },
  keepsTogether: boolean,
): { lookups: number; cores: number; busy: number } {
  const others = sum(CALLS, (name) => (name === 'session lookup' ? 0 : peak[name] * costs[name].appMs))
  const callsAMinute = (60 * calls) / Math.max(1, readersOpen)
  let found = { lookups: together, cores: 1, busy: 0 }
  for (let turn = 0; turn < 20; turn++) {
    const lookups = keepsTogether ? together : Math.max(together, calls * (1 - 1 / found.cores) ** callsAMinute)
    const busy = (others + lookups * costs['session lookup'].appMs) / 1000
    found = { lookups, busy, cores: atLeast(busy / M.appBusyAtMost) }
  }
  return found
}

/** Cores for argon2 if everybody signs in, as after a restore. */
const surgeOf = ({ calls }: Morning, costs: Costs) => (busiest(calls['worker check']).mean * costs.login.appMs) / 1000

function mailsOf(readers: number): Needs['mails'] {
  const aMorning = readers * B.accountsPerReader * B.digestShare
  return {
    aMorning,
    aSecond: aMorning / (M.mailHours * 3600),
    hours: (aMorning * M.mailSeconds) / M.mailsAtOnce / 3600,
  }
}

function networkOf({ calls }: Morning, costs: Costs): Needs['network'] {
  const names = CALLS.filter((name) => name !== 'digest mail')
  const bytes = Float64Array.from({ length: calls.login.length }, (_, second) =>
    sum(names, (name) => (calls[name][second] ?? 0) * costs[name].bytesOut),
  )
  const ofMorning = (name: CallName) => sum([...calls[name]], (count) => count) * costs[name].bytesOut
  const all = sum(names, ofMorning)
  return {
    gigabits: (busiest(bytes).mean * 8) / 1e9,
    gigabytesADay: all / B.morningShare / 1e9,
    audioShare: ofMorning('audio minute') / all,
    staticShare: ofMorning('static shell') / all,
  }
}

export interface Tables {
  /** Gigabytes: the size at the start, the growth per year, and the part that a morning's readers use after the first year. */
  standing: number
  aYear: number
  working: number
  /** The three tables that grow most, with their share of the growth. */
  largest: { table: string; share: number }[]
  /** Rows of the outbox, which keeps sent mails for a while. */
  outboxRows: number
}

function tablesOf(morning: Morning, bytes: RowBytes): Tables {
  const { readers } = morning
  const size = (rows: Record<string, number>) => sum(Object.entries(rows), ([table, count]) => gigabytes(table, count))
  const gigabytes = (table: string, count: number) => {
    const one = bytes[table]
    if (one === undefined) throw new Error(`rows.json says nothing of ${table}`)
    return (count * one) / 1e9
  }
  const aDay = rowsADay(morning)
  const accounts = readers * B.accountsPerReader
  const outboxRows = accounts * B.digestShare * RETENTION_DAYS.mailDeliveries
  const standing = {
    users: accounts,
    sessions: accounts * B.sessionsPerAccount,
    reading_streaks: accounts,
    reading_totals: accounts,
    notification_inboxes: accounts,
    mail_deliveries: outboxRows,
  }
  const touched = {
    users: readers,
    sessions: readers * B.sessionsPerAccount,
    reading_streaks: readers,
    reading_totals: readers,
    notification_inboxes: readers,
    readings: readers * B.articlesBefore,
    reading_positions: readers * RECENT_POSITIONS,
    recall_cards: reviewersOf(readers) * B.cardsBefore,
    recall_reviews: reviewersOf(readers) * RECENT_REVIEWS,
    mail_deliveries: accounts * B.digestShare * RECENT_MAILS,
  }
  const aYear = size(aDay) * 365
  const largest = Object.entries(aDay)
    .map(([table, count]) => ({ table, share: (gigabytes(table, count) * 365) / aYear }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
  return { standing: size(standing), aYear, working: size(touched), largest, outboxRows }
}

/** The list of partly read articles reads the latest rows. */
const RECENT_POSITIONS = 10
/** How long a card takes a person is the median of these. */
const RECENT_REVIEWS = 200
/** A digest looks for the previous one. */
const RECENT_MAILS = 2

const reviewersOf = (readers: number) => readers * B.proShare * B.reviewShare

/** Rows of one day that are kept permanently. */
function rowsADay({ readers, articles, calls }: Morning): Record<string, number> {
  const ofDay = (name: CallName) => sum([...calls[name]], (count) => count) / B.morningShare
  const read = (articles / B.morningShare) * (1 - B.againShare)
  const questions = ofDay('quiz submit') * B.quizQuestions + readers * B.dailyQuestionsShare * B.dailyQuestions
  return {
    readings: read,
    reading_positions: read,
    reading_days: readers,
    bookmarks: readers * B.bookmarksADay,
    notifications: readers * B.noticesADay + ofDay('quiz submit'),
    quiz_attempts: ofDay('quiz submit'),
    question_results: questions,
    recall_cards: questions * B.wrongShare + reviewersOf(readers) * B.cardsAddedADay,
    recall_reviews: reviewersOf(readers) * B.reviewsADay,
    forum_posts: ofDay('forum post'),
    forum_reactions: ofDay('react'),
  }
}

const atLeast = (cores: number) => Math.max(M.fewestCores, Math.ceil(cores))

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0)
