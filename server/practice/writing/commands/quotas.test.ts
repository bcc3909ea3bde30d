import { expect, test } from 'vitest'
import { QUOTA_MESSAGES } from '#contract/quotas.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aPicture, writingCalls } from '#tests/support/fixtures/writing.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ ANSWERS_PER_DAY: '2', PHOTOGRAPHS_PER_DAY: '2' })
const { asked, save, giveUp, addPhoto } = writingCalls(app)
const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]

test('a person can begin so many answers a day, and go on with those they have', async () => {
  const [writer, articleId] = [await app.person('pro'), await asked()]
  await giveUp(writer, articleId)
  const answerId = newId()
  for (const [revision, text] of ['One', 'Two', 'Three'].entries())
    expect((await save(writer, articleId, { revision, text }, answerId)).statusCode).toBe(200)
  await giveUp(writer, articleId, { revision: 3, text: 'Three' }, answerId)
  expect(refusal(await save(writer, articleId))).toEqual([429, QUOTA_MESSAGES.answers])
  expect((await save(await app.person('pro'), articleId)).statusCode).toBe(200)
})

test('a person can add so many photographs a day; of a refused one nothing is kept, and one sent again does not count', async () => {
  const [writer, articleId] = [await app.person('pro'), await asked()]
  const [answerId, photoId, picture] = [newId(), newId(), await aPicture()]
  await save(writer, articleId, {}, answerId)
  for (let n = 0; n < 3; n++) expect((await addPhoto(writer, answerId, picture, { photoId })).statusCode).toBe(200)
  expect((await addPhoto(writer, answerId, picture)).statusCode).toBe(200)
  expect(refusal(await addPhoto(writer, answerId, picture))).toEqual([429, QUOTA_MESSAGES.photographs])
  expect((await app.storage.list()).length).toBe(2)
})
