/**
 * Otherwise pg-boss would wait after the system clock was set back. It measures the difference to the database's clock twice
 * a minute.
 */
export function monotonicClock() {
  const startedAt = Date.now() - performance.now()
  return { now: () => startedAt + performance.now(), setTimeout, setInterval, clearTimeout, clearInterval }
}
