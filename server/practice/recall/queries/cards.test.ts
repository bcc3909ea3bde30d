import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { recall } from '#contract/practice/recall.ts'
import { examDates } from '#contract/reading/exam-dates.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { cards, reviewed, queue, wait } = recallCalls(app)

let reader: Person
beforeEach(async () => {
  app.now = new Date('2026-01-15T06:00:00Z')
  reader = await app.person('pro')
})

interface Known {
  /** Days ago. */
  reviewed: number
  interval: number
  state?: number
}

/** Cards that were answered some days ago and are due an interval later; a state of 0 is a new card. */
async function plant(...known: Known[]): Promise<string[]> {
  const rows = known.map((one) => ({ card_id: newId(), state: 2, ...one }))
  await sql`
    insert into recall_cards (card_id, user_id, kind, article_id, source_key, content, needs_pro, state, due, stability, difficulty, reps, last_review, added_at)
    select card_id, ${reader.id}, 'term', gen_random_uuid(), 'Term', '{"front": "F", "back": "B"}', false, state,
      ${app.now}::timestamptz + (interval - reviewed) * interval '1 day', case when state > 0 then interval else 0 end,
      case when state > 0 then 5 else 0 end, 1,
      case when state > 0 then ${app.now}::timestamptz - reviewed * interval '1 day' end, ${app.now}::timestamptz - interval '900 days'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (card_id uuid, state integer, reviewed real, interval real)`.execute(
    app.db,
  )
  return rows.map(({ card_id }) => card_id)
}

const offered = async () => (await queue(reader, { limit: 100 })).items.map(({ card }) => card.card_id)

describe('the queue', () => {
  test('has learning first, then what is overdue the longest for its interval, then new cards', async () => {
    const [fresh, long, short, learning] = await plant(
      { reviewed: 0, interval: 0, state: 0 },
      { reviewed: 110, interval: 100 },
      { reviewed: 4, interval: 2 },
      { reviewed: 2, interval: 0.01, state: 1 },
    )
    await plant({ reviewed: 1, interval: 2 })
    expect(await offered()).toEqual([learning, short, long, fresh])
  })

  test('of 1,500 overdue cards never offers more than the budget of a day, and does not tell how many wait', async () => {
    await plant(...Array.from({ length: 1500 }, (_, n) => ({ reviewed: 20 + n / 10, interval: 10 })))
    await app.call(recall.saveSettings, { as: reader, body: { daily_minutes: 12 } })
    const ids = await offered()
    expect([ids.length, (await queue(reader)).today]).toEqual([60, { items: 60, minutes: 12, done: 0 }])
    for (let at = 0; at < 60; at += 20)
      await reviewed(reader, ...ids.slice(at, at + 20).map((card_id) => ({ card_id, grade: 3, seconds: 12 })))
    expect(await queue(reader)).toMatchObject({ items: [], today: { items: 0, minutes: 0, done: 60 } })
    const figures = await app.call(recall.figures, { as: reader })
    expect(
      figures
        .json()
        .data.load.slice(0, 3)
        .map(({ items }: { items: number }) => items),
    ).toEqual([0, 60, 60])
    wait(1)
    expect(await offered()).toHaveLength(60)
  })

  test('offers the steps of learning begun today beyond the budget', async () => {
    const ids = await plant(...Array.from({ length: 10 }, () => ({ reviewed: 20, interval: 10 })))
    await app.call(recall.saveSettings, { as: reader, body: { daily_minutes: 1 } })
    expect(await offered()).toHaveLength(5)
    const [first = ''] = await offered()
    await reviewed(reader, ...(await offered()).map((card_id) => ({ card_id, grade: card_id === first ? 1 : 3 })))
    expect(await offered()).toEqual([first])
    expect(ids).toContain(first)
  })

  test('never offers more than the budget, whatever was answered today', async () => {
    const ids = await plant(...Array.from({ length: 30 }, () => ({ reviewed: 20, interval: 10 })))
    await reviewed(reader, ...ids.map((card_id) => ({ card_id, grade: 1 })))
    await app.call(recall.saveSettings, { as: reader, body: { daily_minutes: 1 } })
    expect((await queue(reader)).today).toEqual({ items: 12, minutes: 1, done: 30 })
  })

  test('can be narrowed to a part of the syllabus, within what the day still holds', async () => {
    const [first = '', second = ''] = await plant(
      { reviewed: 9, interval: 2 },
      { reviewed: 9, interval: 3 },
      { reviewed: 9, interval: 4 },
    )
    await sql`update recall_cards set syllabus = '{gs2.federalism.functions}' where card_id = ${first}`.execute(app.db)
    await sql`update recall_cards set syllabus = '{gs2.federalism,gs3.economy}' where card_id = ${second}`.execute(app.db)
    const about = async (node: string) => {
      const { items, today } = await queue(reader, { node })
      expect(today.items).toBe(items.length)
      return items.map(({ card }) => card.card_id)
    }
    expect([await about('gs2'), await about('gs3.economy'), await about('gs4')]).toEqual([[first, second], [second], []])
  })
})

describe('the day of a card in review', () => {
  const at = (time: string) => {
    app.now = new Date(`2026-01-${time}+05:30`)
  }
  const today = async () => {
    const { items } = await queue(reader, { limit: 100 })
    const { load } = (await app.call(recall.figures, { as: reader })).json().data
    return [items.length, load[0].items]
  }

  test('begins at three in the morning, whenever it was answered', async () => {
    at('15T20:30')
    await plant({ reviewed: 4, interval: 5 }, { reviewed: 4, interval: 6 })
    at('17T02:59')
    reader = await app.again(reader)
    expect(await today()).toEqual([1, 1])
    at('17T03:00')
    expect(await today()).toEqual([2, 2])
  })

  test('begins at the first 03:00 of a night in which the clock shows 03:00 twice', async () => {
    app.now = new Date('2026-10-25T00:01:00Z')
    reader = await app.person('pro', 'Europe/Helsinki')
    const done = async () => (await queue(reader)).today.done
    for (const [count, card_id] of (await plant(...Array(2).fill({ reviewed: 0, interval: 0, state: 0 }))).entries()) {
      await reviewed(reader, { card_id, grade: 4 })
      expect(await done()).toBe(count + 1)
      wait(1 / 24)
    }
    expect(await done()).toBe(2)
  })

  test('does not begin earlier for steps of learning: they come by the minute', async () => {
    at('15T10:00')
    await plant({ reviewed: 1, interval: 1.25, state: 3 }, { reviewed: 1, interval: 1.5, state: 1 })
    expect((await queue(reader)).items).toEqual([])
    at('15T16:30')
    expect((await queue(reader)).items).toHaveLength(1)
  })

  test('is the same in the queue and in the figures, at any time of any zone', async () => {
    const random = randomFrom(11)
    for (const time_zone of ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland']) {
      reader = await app.person('pro')
      await app.db.updateTable('users').set({ time_zone }).where('user_id', '=', reader.id).execute()
      app.now = new Date('2026-01-15T06:00:00Z')
      await plant(...Array.from({ length: 40 }, () => ({ reviewed: 3 + random(), interval: 2 + 4 * random() })))
      for (let hour = 0; hour < 48; hour += 5) {
        app.now = new Date(Date.UTC(2026, 0, 15, 6 + hour, 59))
        reader = await app.again(reader)
        const [offered, load] = await today()
        expect([time_zone, hour, offered]).toEqual([time_zone, hour, load])
      }
    }
  })
})

describe('the examination', () => {
  const plan = (exam_date: string | null) =>
    app.call(studyPlan.save, { as: reader, body: { exam: 'prelims', exam_year: 2026, exam_date } })

  test('brings cards forward, and takes effect when its date changes', async () => {
    const [card_id] = await plant({ reviewed: 7, interval: 300 })
    expect(await offered()).toEqual([])
    await plan('2026-01-18')
    expect(await offered()).toEqual([card_id])
    await plan('2026-12-18')
    expect(await offered()).toEqual([])
  })

  test('has the announced date, and from its day on nothing is due', async () => {
    await app.call(examDates.save, { as: await app.person('admin'), body: { exam: 'prelims', year: 2026, date: '2026-05-24' } })
    await plan(null)
    await plant({ reviewed: 7, interval: 1 })
    expect((await queue(reader)).exam).toEqual({
      exam: 'prelims',
      year: 2026,
      date: '2026-05-24',
      is_estimate: false,
      is_over: false,
    })
    app.now = new Date('2026-05-23T18:31:00Z')
    reader = await app.again(reader)
    expect(await queue(reader)).toMatchObject({ items: [], today: { items: 0 }, exam: { is_over: true } })
  })

  test('a card answered on the last day does not come back', async () => {
    await plan('2026-01-17')
    const [card_id = ''] = await plant({ reviewed: 30, interval: 400 })
    expect(await offered()).toEqual([card_id])
    await reviewed(reader, { card_id, grade: 3 })
    wait(0.6)
    expect(await offered()).toEqual([])
  })

  test('on the last day neither the buttons nor the date of a card promise a return', async () => {
    await plan('2026-01-16')
    const [card_id = ''] = await plant({ reviewed: 30, interval: 400 })
    const [item] = (await queue(reader)).items
    expect(item).toMatchObject({ card: { card_id }, intervals: { again: 600, hard: null, good: null, easy: null } })
    expect(await reviewed(reader, { card_id, grade: 3 })).toMatchObject([{ card_id, result: 'applied', due: null }])
    expect(await cards(reader)).toMatchObject([{ card_id, due: null }])
    await plan('2026-06-17')
    expect(await cards(reader)).toMatchObject([{ card_id, due: expect.any(String) }])
  })
})

describe('figures', () => {
  test('compare what was remembered with what was expected, by month', async () => {
    const ids = await plant({ reviewed: 10, interval: 10 }, { reviewed: 10, interval: 10 })
    await reviewed(reader, ...ids.map((card_id, n) => ({ card_id, grade: n === 0 ? 1 : 3, seconds: 30 })))
    const { data } = (await app.call(recall.figures, { as: reader })).json()
    expect(data).toMatchObject({
      retention: [{ month: '2026-01', reviews: 2, remembered: 0.5, forecast: expect.closeTo(0.9, 2) }],
      days: [{ day: '2026-01-15', reviews: 2, minutes: 1 }],
      cards: { new: 0, learning: 1, review: 1, suspended: 0 },
    })
  })

  test('cards, answers and settings are in the data download, and are deleted with the account', async () => {
    const [card_id = ''] = await plant({ reviewed: 10, interval: 10 })
    await reviewed(reader, { card_id, grade: 3 })
    await app.call(recall.saveSettings, { as: reader, body: { daily_minutes: 20 } })
    const file = (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).json().data
    expect(file.data.recall).toMatchObject({
      settings: { daily_minutes: 20, keep_wrong_answers: true },
      cards: [{ card_id, content: { front: 'F', back: 'B' } }],
      reviews: [{ card_id, grade: 3 }],
    })
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    for (const table of ['recall_cards', 'recall_reviews', 'recall_settings'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
