/**
 * The time of the start plus the time that has passed since. If the system clock were set back, pg-boss would otherwise wait until it catches up.
 * pg-boss measures the difference to the database's clock twice a minute.
 */
export function monotonicClock() {
  const startedAt = Date.now() - performance.now()
  return { now: () => startedAt + performance.now(), setTimeout, setInterval, clearTimeout, clearInterval }
}
