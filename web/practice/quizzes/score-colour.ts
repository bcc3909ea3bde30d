const HIGH = 80
const FAIR = 60

/** The colour of a result: green, yellow or red. @param percentage whole percent */
export function scoreColour(percentage: number): 'good' | 'signal' | 'danger' {
  if (percentage >= HIGH) return 'good'
  return percentage >= FAIR ? 'signal' : 'danger'
}

/** The tone of the badge in lists. */
export function scoreTone(percentage: number): 'accent' | 'neutral' | 'danger' {
  if (percentage >= HIGH) return 'accent'
  return percentage >= FAIR ? 'neutral' : 'danger'
}
