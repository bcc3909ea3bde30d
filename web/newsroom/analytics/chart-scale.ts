/** 1, 2, 5, 10, 20, … */
function roundStep(max: number, steps: number): number {
  const rough = Math.max(1, max / steps)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** From 0 to the first at or above `max`. */
export function axisTicks(max: number, steps = 4): number[] {
  const step = roundStep(max, steps)
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, n) => n * step)
}

/** The last day always gets a label. @param room the width of a label in CSS pixels */
export function labelFilter(days: number, width: number, room = 72): (index: number) => boolean {
  const every = Math.max(1, Math.ceil((days * room) / Math.max(width, room)))
  return (index) => (days - 1 - index) % every === 0
}
