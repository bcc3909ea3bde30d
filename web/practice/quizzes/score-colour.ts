const HIGH = 80
const FAIR = 60

/** @param percentage whole percent */
export function scoreColour(percentage: number): 'good' | 'signal' | 'danger' {
  if (percentage >= HIGH) return 'good'
  return percentage >= FAIR ? 'signal' : 'danger'
}

/** For lists. */
export function scoreTone(percentage: number): 'accent' | 'neutral' | 'danger' {
  if (percentage >= HIGH) return 'accent'
  return percentage >= FAIR ? 'neutral' : 'danger'
}
