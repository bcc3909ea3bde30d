import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '#contract/calendar.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

describe('npm run ingest', () => {
  test('notifies people of a day, like the upload page', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-ingest-'))
    const today = dayIn('Asia/Kolkata', new Date())
    const day = join(folder, 'day.json')
    writeFileSync(day, JSON.stringify(aDay(today, ['Budget'])))
    const env = { ...process.env, DATA_DIR: folder, DEMO: '0' }
    execFileSync(process.execPath, ['scripts/ingest.ts', day], { env })
    const { db, close } = await openFolder(folder)
    expect(await db.selectFrom('broadcasts').select('title').execute()).toEqual([
      { title: `New current affairs: ${dayInWords(today)}` },
    ])
    await close()
    rmSync(folder, { recursive: true })
  })
})
