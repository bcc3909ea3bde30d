const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** @param month `YYYY-MM` */
export const monthName = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))
