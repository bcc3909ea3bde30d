/** Node measures between samples that are ten milliseconds apart, so an idle loop reads 10.1. */
const BETWEEN_LOOKS_MS = 10

/** The event loop delay of the product since the last call, in milliseconds. */
export async function delayOfLoop(url: string): Promise<{ p99: number; longest: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const late = (name: string) => {
    const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text) ?? []
    return Math.max(0, Number(seconds) * 1000 - BETWEEN_LOOKS_MS)
  }
  return { p99: late('p99'), longest: late('max') }
}
