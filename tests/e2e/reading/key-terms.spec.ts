import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const DEFINITION = 'The value of what a country makes in a year.'

/** The term is abbreviated in the summary, and in full and in the plural in the analysis. */
const article = anArticle('An economy in one term', {
  summary: 'What the GDP says, and what it leaves out.',
  analysis_text: {
    past: 'The Gross Domestic Product was first counted in 1934. Gross domestic products of two countries are compared with care.',
    present: 'Nothing here names it.',
  },
  follow_up_data: { key_terms_list: [{ term: 'Gross Domestic Product (GDP)', definition: DEFINITION }] },
})

const tooltip = (page: Page) => page.getByRole('tooltip')
const shortName = (page: Page) => page.getByRole('main').getByRole('button', { name: 'GDP', exact: true })
const longName = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Gross Domestic Product', exact: true })

test('hovering a key term shows its definition, which can be hovered too, and Escape closes it', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await shortName(page).hover()
  await expect(tooltip(page)).toContainText(DEFINITION)
  await expect(tooltip(page)).toContainText('Gross Domestic Product (GDP)')
  await tooltip(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()

  await longName(page).hover()
  await expect(tooltip(page)).toContainText(DEFINITION)
  await page.getByRole('banner').hover()
  await expect(tooltip(page)).toBeHidden()
})

test('focusing a key term shows its definition, which screen readers read', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await shortName(page).focus()
  await expect(tooltip(page)).toBeVisible()
  await expect(shortName(page)).toHaveAccessibleDescription(new RegExp(DEFINITION))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(shortName(page)).not.toHaveAttribute('aria-describedby')
})

test('touching a key term shows its definition, touching elsewhere hides it', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), ...phone })
  await shortName(page).tap()
  await expect(tooltip(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(tooltip(page)).toBeHidden()
})

test('a term is marked once in each section, as a whole word, and listed in the glossary', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(page.getByRole('region', { name: 'Past' }).getByRole('button')).toHaveText(['Gross Domestic Product'])
  await expect(page.getByRole('region', { name: 'Present' }).getByRole('button')).toHaveCount(0)
  const glossary = page.getByRole('region', { name: 'Key terms' })
  await expect(glossary.getByRole('term')).toHaveText('Gross Domestic Product (GDP)')
  await expect(glossary.getByRole('definition')).toHaveText(DEFINITION)
})
