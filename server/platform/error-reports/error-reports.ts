import { Counter, type Registry } from 'prom-client'
import { MemoryWindows } from '#server/platform/limits/memory-windows.ts'
import type { ErrorReportSettings } from '#server/settings/error-report-settings.ts'
import { Collector } from './collector.ts'
import { type Exception, exceptionsOf } from './exception.ts'

/** What is known of an error besides the error itself. Texts that people wrote do not belong here. */
export interface About {
  /** `fatal`: the process ends because of it. */
  level?: 'error' | 'fatal'
  /** Where it happened: a route, a job, a page. */
  transaction: string
  tags?: Record<string, string | number | undefined>
  userId?: string | undefined
  userAgent?: string | undefined
  /** Texts that must not be in the report. */
  known?: readonly string[]
}

/** An error in a browser, brought into the form of Sentry. */
export interface BrowserReport extends Omit<About, 'level' | 'known'> {
  exception: Exception
}

type Side = 'server' | 'browser'

const MINUTE_MS = 60_000
const MAX_PER_MINUTE = 30
const FLUSH_MS = 2000

interface ReportingOptions {
  version: string
  warn: (message: string) => void
  clock?: () => number
  timeoutMs?: number
}

/**
 * Reports errors to the collector of `SENTRY_DSN`; without one, nothing is made and nothing is sent. The same error is reported once a minute,
 * and at most thirty errors of the server and thirty of browsers.
 */
export class ErrorReports {
  readonly isOn: boolean
  readonly #settings: ErrorReportSettings
  readonly #version: string
  readonly #clock: () => number
  readonly #collector: Collector | undefined
  readonly #budgets = { server: new Budget(), browser: new Budget() }
  readonly #counts: Record<'queued' | 'dropped', number> = { queued: 0, dropped: 0 }

  constructor(settings: ErrorReportSettings, options: ReportingOptions) {
    this.#settings = settings
    this.#version = options.version
    this.#clock = options.clock ?? (() => performance.now())
    this.isOn = settings.dsn !== null
    this.#collector = settings.dsn ? new Collector(settings.dsn, options) : undefined
  }

  /** Reports nothing. */
  static none(): ErrorReports {
    return new ErrorReports({ dsn: null, environment: '', personalData: false }, { version: '', warn: () => {} })
  }

  report(error: unknown, { level = 'error', known = [], ...about }: About): void {
    if (this.#hasRoom('server')) this.#add('server', 'node', level, exceptionsOf(error, known, level !== 'fatal'), about)
  }

  reportBrowser({ exception, ...about }: BrowserReport): void {
    if (this.#hasRoom('browser')) this.#add('browser', 'javascript', 'error', [exception], about)
  }

  /** Waits for reports that are being sent, for two seconds at most. */
  async flush(): Promise<void> {
    await this.#collector?.flush(FLUSH_MS)
  }

  /** Adds what was reported to the metrics. */
  measure(registry: Registry): void {
    if (!this.isOn) return
    const counts = this.#counts
    new Counter({
      name: 'error_reports_total',
      help: 'Error reports, by whether they were handed to the collector or dropped',
      labelNames: ['result'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [result, count] of Object.entries(counts)) this.inc({ result }, count)
      },
    })
  }

  /** Asked first, so that a flood of errors costs next to nothing. */
  #hasRoom(from: Side): boolean {
    if (!this.isOn) return false
    const hasRoom = this.#budgets[from].hasRoom(this.#clock()) && this.#collector?.hasRoom() === true
    if (!hasRoom) this.#counts.dropped++
    return hasRoom
  }

  #add(from: Side, platform: string, level: string, values: Exception[], about: Omit<About, 'known'>): void {
    const isSent = this.#budgets[from].take(keyOf(values, about), this.#clock())
    if (isSent) this.#collector?.add(this.#event(platform, level, values, about))
    this.#counts[isSent ? 'queued' : 'dropped']++
  }

  #event(platform: string, level: string, values: Exception[], { transaction, tags, userId, userAgent }: Omit<About, 'known'>) {
    const { environment, personalData } = this.#settings
    return {
      event_id: crypto.randomUUID().replaceAll('-', ''),
      timestamp: Date.now() / 1000,
      platform,
      level,
      environment,
      release: `upsc-current-catalyst@${this.#version}`,
      transaction,
      tags,
      exception: { values },
      ...(personalData && userId ? { user: { id: userId } } : {}),
      ...(personalData && userAgent ? { request: { headers: { 'User-Agent': userAgent.slice(0, 300) } } } : {}),
    }
  }
}

/** The same error at the same place, whatever its message contains. */
function keyOf(values: Exception[], { transaction }: Omit<About, 'known'>): string {
  const last = values.at(-1)
  const { filename, lineno, colno } = last?.stacktrace?.frames.at(-1) ?? {}
  return [transaction, last?.type, filename ?? last?.value, lineno, colno].join(' ')
}

/** Which errors of one side may still be reported in this minute. */
class Budget {
  readonly #all = new MemoryWindows({ most: MAX_PER_MINUTE, windowMs: MINUTE_MS }, 1)
  readonly #each = new MemoryWindows({ most: 1, windowMs: MINUTE_MS }, 200)

  hasRoom(now: number): boolean {
    return this.#all.hasRoom('', now)
  }

  /** @returns whether this error was not reported in the last minute */
  take(key: string, now: number): boolean {
    return this.#each.count(key, now) === undefined && this.#all.count('', now) === undefined
  }
}
