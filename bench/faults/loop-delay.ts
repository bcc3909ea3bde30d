/** How late the product's event loop was since this was asked last, in milliseconds. */
export async function delayOfLoop(url: string): Promise<{ p99: number; longest: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const ms = (name: string) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000
  return { p99: ms('p99'), longest: ms('max') }
}
