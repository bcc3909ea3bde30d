import type { JobContext } from '#server/job-context.ts'
import { registerJobs } from '#server/schedule.ts'
import { table } from './places.ts'

/** Every recurring job with its time in India, as the features register them. */
export async function scheduleTable(): Promise<string> {
  const jobs: [name: string, cron: string][] = []
  const queue = { work: async () => {}, schedule: async (name: string, cron: string) => void jobs.push([name, cron]) }
  await registerJobs({ queue, answerFeedbackQuota: {}, storage: {}, engines: {}, payments: {} } as unknown as JobContext)
  return table(
    ['job', 'when'],
    jobs.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, cron]) => [`\`${name}\``, inWords(cron)]),
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
