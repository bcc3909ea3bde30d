import { payButton, statusCard } from '#tests/support/browser/billing.ts'
import { expectFocusKept, pressEnterOn, tabTo, typeInto } from '#tests/support/browser/keys.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { menu } from '#tests/support/browser/menu.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** Other keyboard-only tests: forum.spec.ts, reports.spec.ts, upload.spec.ts, flashcards.spec.ts, audio.spec.ts. */

test('I sign up, find an article, read it in Hindi, bookmark it, and return to it by keyboard alone', async ({
  open,
  people,
}) => {
  const email = people.aNewEmail()
  const page = await open('/')
  const tell = (name: string | RegExp) => page.getByRole('button', { name })
  await pressEnterOn(page.getByRole('banner').getByRole('link', { name: 'Login/Sign-up' }))
  await pressEnterOn(page.getByRole('link', { name: 'Create an account' }))
  await expect(heading(page, 'Create an account')).toBeVisible()
  await typeInto(page.getByLabel('Email'), email)
  await typeInto(page.getByLabel('Password', { exact: true }), 'quiet-river-stone')
  await typeInto(page.getByLabel('Confirm password'), 'quiet-river-stone')
  await tabTo(page.getByLabel('I am 18 or older'))
  await page.keyboard.press('Space')
  await tabTo(page.getByLabel('I agree to the terms'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Daily Current Affairs')).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.insertText('चंद्रयान-3')
  const result = page.getByRole('region', { name: 'Search results' }).getByRole('link', { name: /Chandrayaan-3|चंद्रयान-3/ })
  await pressEnterOn(result.first())
  await expect(heading(page, IN_THREE_LANGUAGES)).toBeFocused()

  await tabTo(page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/चंद्रयान/)
  await pressEnterOn(tell(/Bookmark/))
  await expect(tell(/Bookmark/)).toHaveAttribute('aria-pressed', 'true')
  await pressEnterOn(page.getByRole('navigation', { name: 'Parts of the article' }).getByRole('link', { name: 'भविष्य' }))
  await expect(page.getByRole('heading', { level: 2, name: 'भविष्य' })).toBeFocused()

  await page.keyboard.press('Control+Home')
  await pressEnterOn(tell(/^Settings menu of/))
  await pressEnterOn(menu(page).getByRole('link', { name: 'My Bookmarks' }))
  await expect(heading(page, 'My Bookmarks')).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: /Chandrayaan-3|चंद्रयान/ })).toBeVisible()

  await pressEnterOn(tell(/^Settings menu of/))
  await pressEnterOn(tell('Logout'))
  await expect(page).toHaveURL('/login')
  await typeInto(page.getByLabel('Email'), email)
  await typeInto(page.getByLabel('Password', { exact: true }), 'quiet-river-stone')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Daily Current Affairs')).toBeFocused()
})

test('I go from an article to its quiz, the result and each answer by keyboard alone', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aProReader() })
  await pressEnterOn(page.getByRole('link', { name: 'Test Your Understanding' }))
  const question = page.getByRole('heading', { level: 2, name: /^Question/ })
  const result = page.getByRole('heading', { name: 'Your result' })
  for (let place = 1; !(await result.isVisible()); place++) {
    await expect(question).toContainText(`Question ${place} of`)
    // By arrow keys, as in any radio group.
    await tabTo(page.getByRole('radiogroup').getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(1)
    await pressEnterOn(page.getByRole('button', { name: /^(Next|Finish Quiz)$/ }))
    await expect(question.filter({ hasText: `Question ${place} of` })).toHaveCount(0)
  }
  await expectFocusKept(page)
  await pressEnterOn(page.getByRole('link', { name: 'View History' }))
  await expect(heading(page, 'Quiz History')).toBeFocused()
  await pressEnterOn(page.getByRole('main').locator('a[href^="/quiz-history/"]').first())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Taken on/ })).toBeVisible()
})

test('I set theme and username, buy Pro for a year, and cancel it by keyboard alone', async ({ open, people }) => {
  const page = await open('/settings/account', { as: await people.aFreeReader() })
  await expect(page.getByLabel('Username')).toBeVisible()
  await pressEnterOn(page.getByRole('button', { name: 'Text size, theme and language' }))
  await tabTo(page.getByRole('radio', { name: 'Light' }))
  for (const theme of ['Dark', 'High contrast']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: theme })).toBeChecked()
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast')
  await page.keyboard.press('Escape')

  await tabTo(page.getByLabel('Username'))
  const chosen = `keys_${Date.now() % 1e9}`
  await page.keyboard.insertText(chosen)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Settings menu of ${chosen}` })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Settings' })
  await pressEnterOn(pages.getByRole('link', { name: 'Reading and appearance' }))
  await tabTo(page.getByRole('switch', { name: 'Single-key shortcuts' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()

  await pressEnterOn(pages.getByRole('link', { name: 'Plan', exact: true }))
  await pressEnterOn(statusCard(page).getByRole('link', { name: 'Upgrade to Pro' }))
  await expect(heading(page, 'Subscription')).toBeFocused()
  await tabTo(page.getByRole('radio', { name: 'Monthly' }))
  await page.keyboard.press('ArrowRight')
  await pressEnterOn(payButton(page))
  await pressEnterOn(page.getByRole('button', { name: /^Pay ₹/ }))
  await expect(heading(page, 'You’re on Pro')).toBeVisible()
  await pressEnterOn(page.getByRole('link', { name: 'See your subscription' }))
  await pressEnterOn(statusCard(page).getByRole('button', { name: 'Cancel subscription' }))
  await pressEnterOn(page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }))
  await expect(statusCard(page)).toContainText('Cancelled.')
  await expectFocusKept(page)
})

test('an admin finds a day, unpublishes, schedules and publishes it by keyboard alone', async ({ open, people, library }) => {
  const title = `By key ${Date.now()}`
  const day = library.aFreeDay()
  await library.publish(day, [anArticle(title)])
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await tabTo(page.getByRole('tab', { name: 'Upload Content' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Manage Entries' })).toBeFocused()
  await page.goto(await library.entryPath(day))

  await pressEnterOn(page.getByRole('button', { name: 'Unpublish' }))
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await expectFocusKept(page)
  await pressEnterOn(page.getByRole('button', { name: 'Schedule', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Schedule this day' })
  await expect(dialog).toBeVisible()
  // The menu handles keys shortly after it is visible.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await expectFocusKept(page)
})
