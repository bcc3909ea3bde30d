import type { Page } from '@playwright/test'
import { highlightedArticle } from '#tests/support/browser/highlights.ts'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Your highlights' })
const note = (page: Page) => own(page).getByLabel('Note')
/** Opens the first highlight. */
const edit = (page: Page) => own(page).getByRole('button', { name: 'Edit this highlight' }).first().click()
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && /highlights/.test(reply.url()) && reply.ok())

/** Types a note and waits until it is stored. */
async function write(page: Page, text: string): Promise<void> {
  const stored = saved(page)
  await note(page).fill(text)
  await stored
}

test('a note that I changed on another device stays when I only look at this one, and is shown here', async ({
  open,
  people,
  library,
  server,
}) => {
  const as = await people.aFreeReader()
  const path = await highlightedArticle(library, server, as, 'A note of two devices')
  const first = await open(path, { as, withClock: true })
  await edit(first)
  await write(first, 'Words of the first device')
  const other = await open(path, { as })
  await edit(other)
  await expect(note(other)).toHaveValue('Words of the first device')
  await write(other, 'Words of the other device')

  const sent: string[] = []
  first.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await hideTab(first)
  await first.clock.fastForward(60_000)
  await showTab(first)
  await expect(note(first)).toHaveValue('Words of the other device')
  await hideTab(first)
  await other.reload()
  await edit(other)
  await expect(note(other)).toHaveValue('Words of the other device')
  expect(sent).toEqual([])
})

test('what I type on two devices at once is kept from both', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/status of 409.*highlights/)
  const as = await people.aFreeReader()
  const path = await highlightedArticle(library, server, as, 'A note twice at once')
  const first = await open(path, { as })
  await edit(first)
  await expect(note(first)).toHaveValue('Ask me how.')
  const other = await open(path, { as })
  await edit(other)
  await write(other, 'Of the other device')
  await write(first, 'Of the first device')
  await other.reload()
  await edit(other)
  await expect(note(other)).toHaveValue('Of the other device\n\nOf the first device')
  await expect(note(first)).toHaveValue('Of the other device\n\nOf the first device')
})

test('a newer note from a device whose clock is ten minutes behind is stored', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const path = await highlightedArticle(library, server, as, 'A note of a slow clock')
  const slow = await open(path, {
    as,
    prepare: (context) => context.clock.setFixedTime(Date.now() - 10 * 60_000),
  })
  await edit(slow)
  await write(slow, 'Newer words')
  const other = await open(path, { as })
  await edit(other)
  await expect(note(other)).toHaveValue('Newer words')
})
