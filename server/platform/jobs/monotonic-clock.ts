/** pg-boss would wait after the system clock was set back. */
export function monotonicClock() {
  const startedAt = Date.now() - performance.now()
  return { now: () => startedAt + performance.now(), setTimeout, setInterval, clearTimeout, clearInterval }
}
