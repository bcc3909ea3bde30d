import { describe, expect, test } from 'vitest'
import { csvOf, titleOf } from './rules.ts'

describe('a title', () => {
  test.each([
    ['### Why it matters', 'Why it matters'],
    ['Which one **really** *explains* it?', 'Which one really explains it?'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['word '.repeat(40), `${'word '.repeat(24).trim()}…`],
    ['क'.repeat(200), `${'क'.repeat(120)}…`],
  ])('is a line without marks, cut after a whole word: %j', (line, title) => {
    expect(titleOf(line)).toBe(title)
  })
})

describe('the CSV file', () => {
  const withTitle = (title: string, engagement = 1) =>
    csvOf('7d', { stats: {}, activity: [], top: [{ type: 'forum', title, author: 'a', engagement }] })

  test.each([
    ...['=1+1', '+1', '-1', '@x', '|calc', '%0A', '-5'],
    ...['＝1+1', '＋1', '－1', '＠x'],
    ...['\t=1', ' =1', '\u00a0\ufeff=1', '\0=1', '\tHello', '\0Hello'],
  ])('holds nothing that begins like a formula: %j', (title) => {
    expect(withTitle(title)).toContain(`forum,'${title},a,1`)
  })

  test.each(['\r=1', '\n=1', '\rHello', '\nHello'])('a formula after a line break is escaped too: %j', (title) => {
    expect(withTitle(title)).toContain(`forum,"'${title}",a,1`)
  })

  test.each(['Polity', 'भारत', 'தமிழ்', '5-3', '50% of seats', 'a=b', "'quoted'", '', ' Polity', '5', '#1'])(
    'leaves other texts as they are: %j',
    (title) => {
      expect(withTitle(title)).toContain(`forum,${title},a,1`)
    },
  )

  test('numbers are not escaped, not even negative ones', () => {
    expect(withTitle('Polity', -5)).toContain('forum,Polity,a,-5')
    const csv = csvOf('7d', { stats: { change: -2.5 }, activity: [{ date: '2026-11-01', posts: -3 }], top: [] })
    expect(csv.split('\r\n')).toEqual(expect.arrayContaining(['change,-2.5', '2026-11-01,-3']))
  })
})
