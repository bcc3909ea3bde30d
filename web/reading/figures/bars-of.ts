interface Bar {
  insetInlineStart: string
  width: string
}

/** In percent of the width, on one scale from the lowest to the highest value, zero included. */
export function barsOf(values: readonly number[]): { zero: number; bars: Bar[] } {
  const low = Math.min(0, ...values)
  const range = Math.max(0, ...values) - low || 1
  const share = (value: number) => (100 * value) / range
  return {
    zero: share(Math.abs(low)),
    bars: values.map((value) => ({
      insetInlineStart: `${share(Math.min(value, 0) - low)}%`,
      width: `${share(Math.abs(value))}%`,
    })),
  }
}
