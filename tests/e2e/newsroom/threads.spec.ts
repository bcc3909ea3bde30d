import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const PATH = '/admin/dashboard?tab=threads'
const term = (name: string) => ({ follow_up_data: { key_terms_list: [{ term: name, definition: 'A term of the story.' }] } })

test('I make a thread of proposed and found articles, order and rename it, and delete it', async ({ open, people, library }) => {
  for (const title of ['Quokkas counted', 'Quokkas protected', 'Island ferries'])
    await library.publish(library.aFreeDay(), [
      { ...anArticle(title), ...term(title.startsWith('Quokkas') ? 'Rottnest Act' : title) },
    ])
  const page = await open(PATH, { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'New thread' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Quokkas')
  await page.getByLabel('Short description', { exact: true }).fill('From the count to the Act.')
  await page.getByLabel('Words of a published article').fill('Quokkas counted')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Add: Quokkas counted' }).click()
  await page.getByRole('button', { name: 'Propose articles' }).click()
  await expect(page.getByText(/Term Rottnest Act; title: quokkas/)).toBeVisible()
  await page.getByRole('region', { name: 'Proposals' }).getByRole('button', { name: 'Add: Quokkas protected' }).click()
  await page.getByRole('button', { name: 'Move up: Quokkas protected' }).click()
  await page.getByRole('button', { name: 'Save thread' }).click()
  await page.getByRole('link', { name: 'Quokkas' }).click()
  await expect(page.getByRole('button', { name: /^Remove:/ }).first()).toHaveAccessibleName('Remove: Quokkas protected')
  await page.getByRole('button', { name: 'Remove: Quokkas counted' }).click()
  await page.getByLabel('Title', { exact: true }).fill('The quokkas of an island')
  await page.getByRole('button', { name: 'Save thread' }).click()

  const reader = await open('/threads', { as: await people.aFreeReader() })
  await expect(reader.getByRole('link', { name: /^The quokkas of an island/ })).toContainText('1 article')

  await page.getByRole('link', { name: 'The quokkas of an island' }).click()
  await page.getByRole('button', { name: 'Delete thread' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete thread' }).click()
  await expect(page.getByRole('link', { name: 'New thread' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The quokkas of an island' })).toBeHidden()
})
