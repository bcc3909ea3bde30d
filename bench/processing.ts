import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { openEngines } from '#server/engines/engines.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { makeDueUnits } from '#server/newsroom/processing/commands/make-due-units.ts'
import { processEntry } from '#server/newsroom/processing/commands/process-entry.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { FolderStorage } from '#server/platform/storage/storage.ts'
import { readEngines } from '#server/settings/engine-settings.ts'
import { openMigratedFolder } from '#tests/support/server/embedded.ts'
import type { Figure } from './support/figures.ts'

const WORDS = 900

/** How much the built-in voice delays other requests while it records an article in three languages. */
export async function measureProcessing(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-bench-processing-'))
  const { db, close } = await openMigratedFolder(folder)
  const engines = openEngines(readEngines({}))
  const queue = { enqueue: async () => {} } as unknown as Queue
  const making = {
    db,
    queue,
    storage: new FolderStorage(folder),
    engines,
    audioScope: 'full' as const,
    now: () => new Date(),
    log: console,
  }
  try {
    const { entry_id } = await ingestDay(db, DayUpload.parse(longDay()), new Date())
    await processEntry(db, queue, 'full', entry_id, new Date())
    const idle = await longestStall(() => new Promise((resolve) => setTimeout(resolve, 5000)))
    const began = performance.now()
    const stall = await longestStall(() => makeDueUnits('audio', making))
    const seconds = (performance.now() - began) / 1000
    const files = await db.selectFrom('audio_files').select(['duration_ms', 'bytes']).execute()
    const minutes = files.reduce((sum, { duration_ms }) => sum + (duration_ms ?? 0), 0) / 60_000
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
    const note = `${files.length} languages, ${minutes.toFixed(1)} min of sound, ${megabytes.toFixed(1)} MB, made in ${seconds.toFixed(1)} s; doing nothing: ${idle.toFixed(0)} ms`
    return [{ name: 'reading aloud: longest stall', value: stall, unit: 'ms', target: { atMost: 100 }, note }]
  } finally {
    engines.close()
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

/** A sample article in three languages, repeated until its English text has 900 words. */
function longDay() {
  const { articles } = JSON.parse(readFileSync('content/2023-08-24.json', 'utf8')) as { articles: Sample[] }
  const article = articles[0] as Sample
  const more = articles[1] as Sample
  const words = `${article.summary} ${Object.values(article.analysis_text).join(' ')}`.split(/\s+/).length
  const share = Math.max(0, WORDS - words) / `${Object.values(more.analysis_text).join(' ')}`.split(/\s+/).length
  const extended = (sections: Record<string, string>, added: Record<string, string>) => {
    const text = Object.values(added).join('\n\n').split(' ')
    return { ...sections, section_4: text.slice(0, Math.round(text.length * Math.min(1, share))).join(' ') }
  }
  const { hi, ta } = article.analysis_text_translated
  const { hi: moreHindi, ta: moreTamil } = more.analysis_text_translated
  return {
    publication_date: '2026-01-15',
    articles: [
      {
        ...article,
        audio_overview_url: null,
        analysis_text: extended(article.analysis_text, more.analysis_text),
        analysis_text_translated: { hi: extended(hi, moreHindi), ta: extended(ta, moreTamil) },
      },
    ],
  }
}

type Sections = Record<string, string>
interface Sample {
  summary: string
  analysis_text: Sections
  analysis_text_translated: { hi: Sections; ta: Sections }
}
