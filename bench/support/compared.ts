import { median } from './figures.ts'
import { type Load, type Loaded, load } from './load.ts'
import type { RunningServer } from './server.ts'

const ROUNDS = 7

interface Side {
  server: RunningServer
  asked: Load
}

/**
 * Loads two servers by turns, after a round to warm up.
 * @returns the first one's share of the second one's throughput, and the figures behind it in words
 */
export async function compared(ours: Side, theirs: Side): Promise<{ share: number; told: string }> {
  for (const { server, asked } of [ours, theirs]) await load(server, asked)
  const pairs = await rounds(
    () => load(ours.server, ours.asked),
    () => load(theirs.server, theirs.asked),
  )
  return { share: median(pairs.map(([ours, theirs]) => ours.rate / theirs.rate)), told: shares(pairs) }
}

/** Which one begins alternates, so that a slow change of the machine's mood favours neither. */
async function rounds(ours: () => Promise<Loaded>, theirs: () => Promise<Loaded>): Promise<[Loaded, Loaded][]> {
  const pairs: [Loaded, Loaded][] = []
  for (let round = 0; round < ROUNDS; round++) {
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
  const processor = pairs.flatMap(([ours, theirs]) => (ours.ticks && theirs.ticks ? [theirs.ticks / ours.ticks] : []))
  return processor.length > 0 ? `${medians}, ${median(processor).toFixed(2)} × by processor time` : medians
}
