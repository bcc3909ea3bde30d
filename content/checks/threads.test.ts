import { expect, test } from 'vitest'
import { aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkThreads } from './threads.ts'

const day = aSampleDay()
const files = [{ file: 'day.json', day }]
const thread = (articles: string[]) => ({
  threads: [
    { thread_id: '0198a000-0000-7000-8000-000000000001', title: 'A story', description: 'Of days.', translated: {}, articles },
  ],
})
const found = (articles: string[]) => checkThreads(files, thread(articles)).map(({ message }) => message)
const at = (position: number) => `${day.publication_date}:${position}`

test.each([
  [[at(0), at(1)], []],
  [[at(0), '2199-01-01:0'], []],
  [[at(0), at(90)], [`${at(90)} is no article of its day`]],
  [['2199-01-01:0', '2199-01-02:0'], ['No article of it is in the library']],
  [[at(0), at(0)], ['Names an article twice']],
  [[at(0), 'yesterday'], ['An article is named by day and position, such as 2023-09-22:0']],
])('a thread of %j: %j', (articles, messages) => {
  expect(found(articles)).toEqual(messages)
})
