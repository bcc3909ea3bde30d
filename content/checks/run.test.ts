import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { libraryFiles, textOf } from './library-files.ts'
import { reportOn, WHOLE_LIBRARY } from './report.ts'

describe('the days in content/', () => {
  const { findings } = reportOn(libraryFiles().map(textOf))

  test.each([...libraryFiles(), WHOLE_LIBRARY])('an editor finds nothing in %s', (file) => {
    expect(findings.get(file)).toEqual([])
  })
})

describe('npm run content:check', () => {
  const check = (day: unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-content-'))
    const file = join(folder, 'day.json')
    writeFileSync(file, JSON.stringify(day))
    const { status, stdout } = spawnSync(process.execPath, ['content/checks/run.ts', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    return { status, stdout }
  }

  test('fails, and says where, when an editor finds something', () => {
    const { status, stdout } = check(aSampleDay((day) => Object.assign(day.articles[1] ?? {}, { title: 'Too short' })))
    expect(stdout).toContain('articles.1.title: 9 characters, 30 to 100 wanted')
    expect(status).toBe(1)
  })

  test('names what the upload would refuse, with its path', () => {
    const { status, stdout } = check({ ...aSampleDay(), publication_date: '2023-02-30' })
    expect(stdout).toContain('publication_date: ')
    expect(status).toBe(1)
  })

  test('names fields that nothing looks at', () => {
    const { stdout } = check({ ...aSampleDay(), quizTitle: 'Misspelt' })
    expect(stdout).toContain('quizTitle: Nothing looks at this field')
  })

  test('a day that repeats a day of the library is told so', () => {
    const { stdout } = check(aSampleDay())
    expect(stdout).toContain('Stands in "Chandrayaan-3 lands near the lunar south pole')
    expect(stdout).toContain('Is much the same as content/2023-08-24.json articles.0.title')
  })
})
