import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsroomToKill } from '#tests/support/kills/newsroom-kills.ts'

let at: Awaited<ReturnType<typeof newsroomToKill>>
beforeAll(async () => {
  at = await newsroomToKill()
}, 60_000)
afterAll(() => at.end())

describe('when the server is killed', () => {
  test('in the middle of a fetch, each page becomes one source after the restart, and nothing is fetched again', {
    timeout: 120_000,
  }, async () => {
    const places = ['news.example/census', 'post.example/budget', 'times.example/water']
    await at.askForPages(places)
    const asked = (place: string) => at.pages.asked.filter((one) => one === `GET ${place}`).length
    const answers = new Map(at.pages.answers)
    for (const place of places) {
      at.pages.answers.set(place, () => {})
      expect(await at.killDuring(() => asked(place) === 1)).toBe(true)
      const answer = answers.get(place)
      if (answer) at.pages.answers.set(place, answer)
    }
    await at.finish()
    const sources = await at.stored(async (db) => {
      const { rows } = await sql<object>`
        select address, state, (select count(*)::int from desk_passages where desk_passages.source_id = desk_sources.source_id) as passages,
          (select count(*)::int from desk_sources_finished where id = source_id) as finished
        from desk_sources order by address`.execute(db)
      return rows
    })
    expect(sources).toEqual(places.map((place) => ({ address: `https://${place}`, state: 'added', passages: 2, finished: 1 })))
    expect(places.map(asked)).toEqual([2, 2, 2])
    const before = at.pages.asked.length
    await at.finish()
    expect(at.pages.asked.length).toBe(before)
  })

  test('in the middle of a proposal, each is made once after the restart, and none that was made is asked for again', {
    timeout: 120_000,
  }, async () => {
    await at.askForTopics(3)
    at.engines.mood = 'hangs'
    expect(await at.killDuring(() => at.engines.asked.length === 1)).toBe(true)
    expect(await at.killDuring(() => at.engines.asked.length === 2)).toBe(true)
    at.engines.mood = undefined
    await at.finish()
    const proposals = await at.stored(async (db) => {
      const { rows } = await sql<object>`
        select state, attempts, jsonb_array_length(parts) as parts,
          (select count(*)::int from desk_proposals_finished where id = proposal_id) as finished,
          (select used from allowances where user_id = made_by and kind = 'drafts') as used
        from desk_proposals order by created_at, proposal_id`.execute(db)
      return rows
    })
    const whole = { state: 'done', parts: 1, finished: 1, used: 3 }
    expect(proposals).toEqual([
      { ...whole, attempts: 3 },
      { ...whole, attempts: 1 },
      { ...whole, attempts: 1 },
    ])
    expect(at.engines.asked).toHaveLength(2 + 3)
    await at.finish()
    expect(at.engines.asked).toHaveLength(2 + 3)
  })
})
