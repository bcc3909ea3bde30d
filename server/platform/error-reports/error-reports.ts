import { Counter, type Registry } from 'prom-client'
import { MemoryWindows } from '#server/platform/limits/memory-windows.ts'
import type { ErrorReportSettings } from '#server/settings/error-report-settings.ts'
import { Collector } from './collector.ts'
import { type Exception, exceptionsOf } from './exception.ts'

/** Must not contain texts that people wrote. */
export interface About {
  level?: 'error' | 'fatal'
  transaction: string
  tags?: Record<string, string | number | undefined>
  userId?: string | undefined
  userAgent?: string | undefined
  /** Removed from the report. */
  known?: readonly string[]
}

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

  static none(): ErrorReports {
    return new ErrorReports({ dsn: null, environment: '', personalData: false }, { version: '', warn: () => {} })
  }

  report(error: unknown, { level = 'error', known = [], ...about }: About): void {
    if (this.#hasRoom('server')) this.#add('server', 'node', level, exceptionsOf(error, known, level !== 'fatal'), about)
  }

  reportBrowser({ exception, ...about }: BrowserReport): void {
    if (this.#hasRoom('browser')) this.#add('browser', 'javascript', 'error', [exception], about)
  }

  async flush(): Promise<void> {
    await this.#collector?.flush(FLUSH_MS)
  }

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

function keyOf(values: Exception[], { transaction }: Omit<About, 'known'>): string {
  const last = values.at(-1)
  const { filename, lineno, colno } = last?.stacktrace?.frames.at(-1) ?? {}
  return [transaction, last?.type, filename ?? last?.value, lineno, colno].join(' ')
}

class Budget {
  readonly #all = new MemoryWindows({ most: MAX_PER_MINUTE, windowMs: MINUTE_MS }, 1)
  readonly #each = new MemoryWindows({ most: 1, windowMs: MINUTE_MS }, 200)

  hasRoom(now: number): boolean {
    return this.#all.hasRoom('', now)
  }

  take(key: string, now: number): boolean {
    return this.#each.count(key, now) === undefined && this.#all.count('', now) === undefined
  }
}
