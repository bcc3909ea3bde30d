const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** The date of a day in the lists of the admin portal: `Mon 23 Nov 2026`. @param day `YYYY-MM-DD` */
export const entryDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '')
