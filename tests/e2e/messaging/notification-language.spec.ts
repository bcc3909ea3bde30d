import { anArticle, Library } from '#tests/support/browser/library.ts'
import { People } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'

// Days that are news are newer than the sample days, which other tests expect to be the newest.
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer()
})
test.afterAll(() => own.stop())

test('notifications are in the language of the page, those from before I chose it too', async ({ open }) => {
  const people = new People(own)
  const library = new Library(own, people)
  const as = await people.aFreeReader()
  const [read] = await library.publish(library.aNewsDay(), [anArticle('1'), anArticle('2'), anArticle('3')])
  await own.call('POST', `/api/progress/${read}`, { as })

  const english = await open('/settings', { as, on: own })
  await english.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const rows = english.getByRole('banner').getByRole('listitem')
  await expect(rows).toContainText(['You have read your first article.', '1, and 2 more articles'])

  const hindi = await open('/settings', { as, on: own, locale: 'hi-IN' })
  await hindi.getByRole('button', { name: /^सूचनाएँ, 2/ }).click()
  const panel = hindi.getByRole('banner').getByRole('region', { name: 'सूचनाएँ' })
  await expect(panel.getByRole('listitem')).toContainText(['आपने अपना पहला लेख पढ़ा।', '1, साथ में 2 और लेख'])
  expect(await panel.innerText()).not.toMatch(/[A-Za-z]/)

  const tamil = await open('/settings', { as, on: own, locale: 'ta-IN' })
  await tamil.getByRole('button', { name: /^அறிவிப்புகள், 2/ }).click()
  const list = tamil.getByRole('banner').getByRole('region', { name: 'அறிவிப்புகள்' })
  await expect(list.getByRole('listitem')).toContainText(['உங்கள் முதல் கட்டுரையைப் படித்தீர்கள்.', '1, மேலும் 2 கட்டுரைகள்'])
  expect(await list.innerText()).not.toMatch(/[A-Za-z]/)
})
