import { median } from './figures.ts'
import { type Load, type Loaded, load } from './load.ts'
import type { RunningServer } from './server.ts'

const ROUNDS = 7

interface Side {
  server: RunningServer
  asked: Load
}

export interface Comparison {
  /** The throughput of the first as a share of the second. */
  share: number
  /** The underlying figures as text. */
  told: string
  /** The results of the first server in each round. */
  rounds: Loaded[]
}

/** Loads two servers in turn, after a round to warm up. */
export async function compareServers(
  ours: Side,
  theirs: Side,
  { ticksOfDatabase, times = ROUNDS }: { ticksOfDatabase?: (() => number) | undefined; times?: number } = {},
): Promise<Comparison> {
  for (const { server, asked } of [ours, theirs]) await load(server, asked)
  const pairs = await rounds(
    () => load(ours.server, ours.asked, ticksOfDatabase),
    () => load(theirs.server, theirs.asked),
    times,
  )
  return {
    share: median(pairs.map(([ours, theirs]) => ours.rate / theirs.rate)),
    told: shares(pairs),
    rounds: pairs.map(([ours]) => ours),
  }
}

/** Alternates which server starts, so that slow changes of the machine favour neither. */
async function rounds(ours: () => Promise<Loaded>, theirs: () => Promise<Loaded>, times: number): Promise<[Loaded, Loaded][]> {
  const pairs: [Loaded, Loaded][] = []
  for (let round = 0; round < times; round++) {
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push([first, await theirs()])
    } else {
      const first = await theirs()
      pairs.push([await ours(), first])
    }
  }
  return pairs
}

function shares(pairs: [Loaded, Loaded][]): string {
  const rate = ([ours, theirs]: [number, number]) => `${Math.round(ours)} against ${Math.round(theirs)} a second`
  const medians = rate([median(pairs.map(([ours]) => ours.rate)), median(pairs.map(([, theirs]) => theirs.rate))])
  const evenness = pairs.map(([, theirs]) => theirs.p99 / theirs.p50)
  const processor = pairs.flatMap(([ours, theirs]) => (ours.ticks && theirs.ticks ? [theirs.ticks / ours.ticks] : []))
  const uneven = `its p99 is ${median(evenness).toFixed(1)} × its p50`
  const refused = pairs.reduce((sum, [ours]) => sum + ours.refused, 0)
  const uneasy = refused > 0 ? `${uneven}, ${refused} refused` : uneven
  return processor.length > 0
    ? `${medians} (${uneasy}), ${median(processor).toFixed(2)} × by processor time`
    : `${medians} (${uneasy})`
}
