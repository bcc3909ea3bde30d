import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { readDays, readReply, replyNames, saveDay, saveReply, saveReplyOfDay } from '#web/platform/offline/offline-store.ts'
import { saveSession } from '#web/platform/session/session.ts'
import { dropTakenBack } from './taken-back.ts'

vi.mock('#web/platform/http/call.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }))

const published = (entryId: string, ids: string[]) =>
  ({ entry_id: entryId, articles: ids.map((article_id) => ({ article_id })) }) as DailyEntry
const onDevice = async () => (await readDays('anu')).map(({ entryId, articleIds }) => [entryId, ...articleIds])

beforeEach(async () => {
  saveSession('t', { id: 'anu', email: 'anu@example.test', role: 'pro' } as User)
  vi.mocked(call).mockReset()
})

async function keep(entryId: string, articleIds: string[]) {
  await saveDay('anu', { entryId, date: '2026-01-12', articleIds, languages: [], bytes: 9, keptAt: 1 })
  for (const id of articleIds) await saveReplyOfDay('anu', `article/${id}`, {}, entryId)
}

test('a day on the device loses the article that its published day no longer has', async () => {
  await keep('monday', ['1', '2'])
  await dropTakenBack([published('monday', ['2'])])
  expect(await onDevice()).toEqual([['monday', '2']])
  expect(await replyNames('anu')).not.toContain('article/1')
  await dropTakenBack([published('monday', [])])
  expect(await onDevice()).toEqual([])
})

test('an older day, which is in no list, is asked for once, and stays while it is published', async () => {
  await keep('older', ['3'])
  vi.mocked(call).mockResolvedValue({ data: [published('older', ['3'])] })
  await dropTakenBack([published('today', ['9'])])
  await dropTakenBack([published('today', ['9'])])
  expect(await onDevice()).toEqual([['older', '3']])
  expect(call).toHaveBeenCalledTimes(1)
  await dropTakenBack([published('older', [])])
})

test('a day that is no longer published leaves the device', async () => {
  await keep('withdrawn', ['4'])
  vi.mocked(call).mockResolvedValue({ data: [published('the day before', ['5'])] })
  await dropTakenBack([])
  expect(await onDevice()).toEqual([])
})

test('a day that cannot be asked for stays, and is asked for again', async () => {
  await keep('unknown', ['6'])
  vi.mocked(call).mockRejectedValue(new TypeError('no network'))
  await expect(dropTakenBack([])).rejects.toThrow('no network')
  expect(await onDevice()).toEqual([['unknown', '6']])
  vi.mocked(call).mockResolvedValue({ data: [] })
  await dropTakenBack([])
  expect(await onDevice()).toEqual([])
})

const NOTICE = { title: 'Census', reason: 'A source was wrong.' }
const noticeOf = (id: string) => readReply('anu', `recalled/${id}`)
const notFound = () => new CallError('Not found', { status: 404 })

test('the notice of an article that is back leaves the device, and one of an article that is not back stays', async () => {
  await saveReply('anu', 'recalled/back', NOTICE)
  await saveReply('anu', 'recalled/gone', NOTICE)
  const parts = (given: unknown) => given as { params: { articleId: string } }
  vi.mocked(call).mockImplementation(async (_, given) => {
    if (parts(given).params.articleId === 'back') throw notFound()
    return { data: NOTICE } as never
  })
  await dropTakenBack([])
  await vi.waitFor(async () => expect(await noticeOf('back')).toBeUndefined())
  expect(await noticeOf('gone')).toEqual(NOTICE)
  await dropTakenBack([])
  expect(call, 'each is asked for once').toHaveBeenCalledTimes(2)
})

test('a notice is asked for again once a day lists the article, and after a call without a network', async () => {
  await saveReply('anu', 'recalled/7', NOTICE)
  vi.mocked(call).mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce({ data: NOTICE })
  await dropTakenBack([])
  expect(await noticeOf('7')).toEqual(NOTICE)
  await dropTakenBack([])
  vi.mocked(call).mockRejectedValueOnce(notFound())
  await dropTakenBack([published('wednesday', ['7'])])
  await vi.waitFor(async () => expect(await noticeOf('7')).toBeUndefined())
  expect(call).toHaveBeenCalledTimes(3)
})

test('the stored queue of the review is no notice', async () => {
  await saveReply('anu', 'recall/queue', { cards: [] })
  await dropTakenBack([])
  expect(call).not.toHaveBeenCalled()
})
