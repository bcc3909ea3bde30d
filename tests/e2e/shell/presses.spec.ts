import { aForum } from '#tests/support/browser/forums.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { openMenu } from '#tests/support/browser/menu.ts'
import { Presses } from '#tests/support/browser/presses.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

test('an article left midway goes on with one press', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const { article_id, title } = await library.articleNamed('Supreme Court strikes')
  await server.call('PUT', `/api/progress/${article_id}/position`, { as, body: { position: 0.5 } })
  const page = await open('/dashboard', { as, ...PHONE })
  const presses = new Presses(page)
  await presses.press(page.getByRole('link', { name: /^Continue reading / }))
  await expect(heading(page, title)).toBeVisible()
  expect(presses.total).toEqual({ presses: 1, screens: 0 })
})

test('the next article of the day is one press from the end of this one', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const [first] = await library.publish(day, [anArticle(`First of ${day}`), anArticle(`Second of ${day}`)])
  const page = await open(`/article/${first}`, { as: await people.aFreeReader(), ...PHONE })
  const next = page.getByRole('navigation', { name: 'Next article' })
  await next.scrollIntoViewIfNeeded()
  const presses = new Presses(page)
  await presses.press(next.getByRole('link'))
  await expect(heading(page, `Second of ${day}`)).toBeVisible()
  expect(presses.total.presses).toBe(1)
})

test('the quiz of an article is two presses from its first screen, without scrolling', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed('Chandrayaan-3')
  const page = await open(`/article/${article_id}`, { as: await people.aProReader(), ...PHONE })
  const presses = new Presses(page)
  await presses.press(page.getByRole('navigation', { name: 'Parts of the article' }).getByRole('link', { name: 'Practise' }))
  await presses.press(page.getByRole('link', { name: 'Test Your Understanding' }))
  await expect(page).toHaveURL(/\/quiz\//)
  expect(presses.total.presses).toBe(2)
})

test('an article is saved from the list with one press', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), ...PHONE })
  const bookmark = page.getByRole('button', { name: /^Bookmark Three languages in Class IX/ })
  const presses = new Presses(page)
  await presses.press(bookmark)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  expect(presses.total.presses).toBe(1)
})

test('the theme changes with two presses, and settings open with two', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), ...PHONE })
  const theme = new Presses(page)
  await theme.press(page.getByRole('button', { name: 'Open menu' }))
  await theme.press(page.getByRole('radio', { name: 'Dark' }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(theme.total).toEqual({ presses: 2, screens: 0 })
  await page.keyboard.press('Escape')
  const settings = new Presses(page)
  await settings.press(page.getByRole('link', { name: 'Me', exact: true }))
  await settings.press(page.getByRole('main').getByRole('link', { name: /^Settings/ }))
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(settings.total).toEqual({ presses: 2, screens: 0 })
})

test('an admin opens a report with three presses on a phone', async ({ open, people, server }) => {
  const forum = await aForum(server, people, 'Ethics')
  const { post_id } = await forum.post(await people.aTester(), 'Buy my notes for ₹999')
  await server.call('POST', `/api/community/posts/${post_id}/report`, { as: await people.aProReader(), body: { reason: 'spam' } })
  const page = await open('/dashboard', { as: await people.anAdmin(), ...PHONE })
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await openMenu(page)
  await page.getByRole('link', { name: 'Content Reports' }).click()
  await page
    .getByRole('button', { name: /^Review(?!ed)/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Report/ })).toBeVisible()
})
