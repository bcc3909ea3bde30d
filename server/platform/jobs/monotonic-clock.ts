/**
 * The time of the start plus the time that has passed since. If the system clock were set back, pg-boss would otherwise wait for its next round
 * until that clock catches up. It measures how far this clock is from the database's twice a minute.
 */
export function monotonicClock() {
  const startedAt = Date.now() - performance.now()
  return { now: () => startedAt + performance.now(), setTimeout, setInterval, clearTimeout, clearInterval }
}
