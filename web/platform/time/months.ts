const LONG = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const SHORT = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** `January 2026` or `Jan 2026` @param month begins with `YYYY-MM` */
export const formatMonth = (month: string, length: 'long' | 'short' = 'long'): string =>
  (length === 'long' ? LONG : SHORT).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
