import type { Page } from '@playwright/test'
import { Presses } from '#tests/support/browser/presses.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const TOPICS = ['Fly ash', 'Gram Nyayalayas', 'Coir', 'Lake Chilika', 'Notaries']

/** As a writer hands it in. */
const documentOn = (topic: string) => `${topic} in brief

Paper: GS III
Summary: What is settled about ${topic}.

Past

The first rules on ${topic} were made long ago.

Present

Today ${topic} has rules of its own.

Future

The rules on ${topic} may change.

Must know

Rules on ${topic} exist.
They are old.
They may change.

Practice questions

1. What does ${topic} have?
(a) Rules
(b) No rules
(c) One judge
(d) Two seats
Answer: a
Explanation: The rules are old.
`

test('from an empty day to five published articles, each from a document, in 42 presses', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const page = await open(`/admin/dashboard?tab=desk&day=${day}`, { as: await people.anAdmin() })
  const presses = new Presses(page)
  for (const [place, topic] of TOPICS.entries()) {
    await page.getByLabel(place === 0 ? 'Title of the first article' : 'Title of another article').fill(topic)
    await presses.press(page.getByRole('button', { name: place === 0 ? /^Add/ : 'Add an article' }))
    await expect(page.getByRole('link', { name: topic, exact: true })).toBeVisible()
  }
  for (const topic of TOPICS) await write(page, presses, topic)
  await expect(page.getByText('5 of 5 approved')).toBeVisible()
  await presses.press(page.getByRole('button', { name: 'Publish now' }))
  await presses.press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('In its day').first()).toBeVisible()
  expect(presses.total.presses).toBe(42)

  const reader = await open(`/dashboard?day=${day}`, { as: await people.aFreeReader() })
  for (const topic of TOPICS) await expect(reader.getByRole('link', { name: `${topic} in brief` }).first()).toBeVisible()
})

/** Seven presses; the text is pasted. */
async function write(page: Page, presses: Presses, topic: string): Promise<void> {
  await presses.press(page.getByRole('link', { name: topic, exact: true }))
  await presses.press(page.getByRole('button', { name: 'Import from a document' }))
  const dialog = page.getByRole('dialog', { name: 'Import from a document' })
  await dialog.getByLabel('Or paste text').fill(documentOn(topic))
  await presses.press(dialog.getByRole('button', { name: 'Read' }))
  await presses.press(dialog.getByRole('button', { name: /^Insert \d+ parts$/ }))
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${topic} in brief`)
  await expect(page.getByText(/^Saved, last at/)).toBeVisible()
  await presses.press(page.getByRole('button', { name: 'Ready for review' }))
  await presses.press(page.getByRole('button', { name: 'Approve' }))
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  await presses.press(page.getByRole('link', { name: 'Back to the desk' }))
}
