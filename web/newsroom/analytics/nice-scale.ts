/** Round steps that people read easily: 1, 2, 5, 10, 20, … */
function stepFor(most: number, steps: number): number {
  const rough = Math.max(1, most / steps)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** Whole ticks from 0 to the first at or above the largest value. */
export function ticksTo(most: number, steps = 4): number[] {
  const step = stepFor(most, steps)
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => n * step)
}

/** Which of so many days get a label, when each label needs so much room; the last one always does. */
export function labelled(days: number, width: number, room = 72): (index: number) => boolean {
  const every = Math.max(1, Math.ceil((days * room) / Math.max(width, room)))
  return (index) => (days - 1 - index) % every === 0
}
