import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { anItem, aPlace } from '#tests/support/fixtures/in-news.ts'

test('I add, edit, move and delete the items in the news of a day, and a refused save keeps what I typed', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*in-news/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Godavari')], { in_news: [aPlace('Nashik'), anItem('Kumbh'), anItem('Gone')] })
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  const onDay = page.getByRole('region', { name: 'In the news' })
  await onDay.getByRole('link', { name: 'Edit items' }).click()
  const item = (n: number) => page.getByRole('group', { name: `Item ${n}`, exact: true })
  const openItem = (n: number) => item(n).locator('summary').first().click()

  await openItem(3)
  await item(3).getByRole('button', { name: 'Delete item 3' }).click()
  await openItem(2)
  await item(2).getByLabel('Name', { exact: true }).fill('Kumbh Mela')
  await item(2).getByRole('button', { name: 'Move up item 2' }).click()
  await expect(item(1).getByLabel('Name', { exact: true })).toHaveValue('Kumbh Mela')
  await page.getByRole('button', { name: 'Add item' }).click()
  await item(3).getByLabel('Kind of item').selectOption('Place')
  await item(3).getByLabel('Name', { exact: true }).fill('Ujjain')
  await item(3).getByLabel('Text', { exact: true }).fill('On the Shipra.')
  await item(3).getByLabel('Longitude').fill('75.8')
  await item(3).getByLabel('Syllabus').selectOption({ index: 1 })
  await item(3).getByLabel('Title').fill('Rivers')
  await item(3).getByLabel('Publisher').fill('Survey')
  await item(3).getByLabel('Kind', { exact: true }).selectOption('Report')
  await item(3).getByLabel('Date').fill('2026-01-10')
  await item(3).getByLabel('Link').fill('https://example.org/rivers')
  await item(3).locator('summary').filter({ hasText: 'In Hindi' }).click()
  await item(3).getByLabel('Name in Hindi').fill('उज्जैन')
  await page.getByRole('button', { name: 'Save items' }).click()

  const errors = page.getByRole('region', { name: '2 errors to fix' }).getByRole('button')
  await expect(errors).toHaveText([
    'Item 3, Latitude, north positive: enter a number from −90 to 90',
    'Item 3, Text in Hindi: fill this in',
  ])
  await expect(page.getByRole('region', { name: '2 errors to fix' })).toBeFocused()
  await expect(item(3).getByLabel('Latitude')).toHaveAccessibleDescription('Enter a number from −90 to 90')
  await errors.first().click()
  await expect(item(3).getByLabel('Latitude')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await openItem(3)
  await expect(item(3).getByLabel('Text', { exact: true })).toHaveValue('On the Shipra.')
  await item(3).getByLabel('Latitude').fill('23.2')
  await item(3).locator('summary').filter({ hasText: 'In Hindi' }).click()
  await item(3).getByLabel('Text in Hindi').fill('शिप्रा के तट पर।')
  await page.getByRole('button', { name: 'Save items' }).click()

  await expect(onDay.getByRole('listitem')).toHaveText(['Kumbh MelaTerm', 'NashikPlace', 'UjjainPlace'])
  await expect(page.getByText('Version 2', { exact: true }).first()).toBeVisible()
  await onDay.getByRole('link', { name: 'Edit items' }).click()
  await expect(page.getByText('No changes yet')).toBeVisible()
})
