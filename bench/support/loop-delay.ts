/** Node measures from one look to the next, which are ten milliseconds apart: a loop that rests reads 10.1. */
const BETWEEN_LOOKS_MS = 10

/** How late the product's event loop was since this was asked last, in milliseconds. */
export async function delayOfLoop(url: string): Promise<{ p99: number; longest: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const late = (name: string) => {
    const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text) ?? []
    return Math.max(0, Number(seconds) * 1000 - BETWEEN_LOOKS_MS)
  }
  return { p99: late('p99'), longest: late('max') }
}
