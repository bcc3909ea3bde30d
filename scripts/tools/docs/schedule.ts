import { FEATURES } from '#server/features.ts'
import { table } from './places.ts'

/** In Indian time. */
export function scheduleTable(): string {
  const jobs = FEATURES.flatMap(({ jobs = [] }) => jobs).flatMap(({ name, cron }) => (cron === undefined ? [] : [{ name, cron }]))
  return table(
    ['job', 'when'],
    jobs.sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ name, cron }) => [`\`${name}\``, inWords(cron)]),
  )
}

function inWords(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') return `\`${cron}\``
  if (hour !== '*') return /^\d+$/.test(hour + minute) ? `daily at ${two(hour)}:${two(minute)}` : `\`${cron}\``
  if (minute === '*') return 'every minute'
  if (minute.startsWith('*/')) return `every ${minute.slice(2)} minutes`
  return `hourly at :${two(minute)}`
}

const two = (digits: string) => digits.padStart(2, '0')
