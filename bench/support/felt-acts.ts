import type { Locator, Page } from '@playwright/test'

export interface Interaction {
  name: string
  /** Finds the position to press, which is not measured. @returns the function that presses */
  aim: (page: Page) => Promise<() => Promise<unknown>>
  /** Restores the page for the next repetition. */
  after?: (page: Page) => Promise<unknown>
}

type Find = (page: Page) => Locator

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first()
const search: Find = (page) => page.getByRole('searchbox')
const postBox: Find = (page) => page.getByRole('textbox').first()
const language: Find = (page) => page.getByRole('combobox', { name: 'Language' }).first()
const rail: Find = (page) => page.getByRole('navigation', { name: 'Parts of the article' }).getByRole('link').last()
const day: Find = (page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /articles/ })
    .nth(2)

/** The typical actions of each screen. */
export const INTERACTIONS: Record<'reader' | 'dashboard' | 'forum' | 'forums' | 'bookmarks', Interaction[]> = {
  reader: [
    { name: 'switch the language', aim: turn(language) },
    { name: 'open a key term', aim: press((page) => page.locator('[data-term]').nth(2)), after: pressEscape },
    { name: 'jump by the rail', aim: press(rail) },
    { name: 'open the menu', aim: press(button(/(^| )More$/)), after: pressEscape },
    { name: 'bookmark', aim: press(button(/(^| )Bookmark(ed)?$/)) },
    { name: 'change the text size', aim: inMenu((page) => page.getByRole('button', { name: textSize() })) },
    { name: 'change the theme', aim: inMenu((page) => page.getByRole('radio', { name: theme() })) },
  ],
  dashboard: [
    { name: 'open or close a day', aim: press(day) },
    { name: 'type in the search', aim: type(search, 'f'), after: (page) => empty(page, search, day) },
    {
      name: 'open the notices',
      aim: press((page) => page.getByRole('button', { name: /^Notifications/ })),
      after: pressEscape,
    },
  ],
  forum: [
    { name: 'like or unlike', aim: press(button(/^Like/)) },
    { name: 'open a menu', aim: press(button(/^More about the post/)), after: pressEscape },
    { name: 'write', aim: inComposer(type(postBox, 'a')) },
  ],
  forums: [
    { name: 'type in the search', aim: type(search, '7'), after: (page) => empty(page, search) },
    { name: 'another order', aim: turn((page) => page.getByRole('combobox', { name: 'Sort forums by' })) },
  ],
  bookmarks: [{ name: 'take off or put back', aim: press(button(/^Bookmark/)) }],
}

/** By position, because searching a button by name among thousands would be measured too. */
function press(find: Find): Interaction['aim'] {
  return async (page) => {
    const found = find(page)
    await found.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await found.boundingBox()) ?? {}
    return () => page.mouse.click(x + Math.min(width / 2, 40), y + height / 2)
  }
}

/** The controls open from the menu on a phone and from their own button on a wide page. They stay open after the first press. */
function inMenu(find: Find): Interaction['aim'] {
  return async (page) => {
    const menu = page.getByRole('button', { name: /^(Open menu|Text size, theme)/, expanded: false })
    if (await menu.isVisible()) await menu.click()
    return press(find)(page)
  }
}

/** The composer opens on demand, and stays open after the first press. */
function inComposer(aim: Interaction['aim']): Interaction['aim'] {
  return async (page) => {
    const opener = page.getByRole('button', { name: 'Write a post' })
    if (await opener.isVisible()) await opener.click()
    return aim(page)
  }
}

function type(find: Find, letters: string): Interaction['aim'] {
  return async (page) => {
    await find(page).focus()
    return () => page.keyboard.type(letters)
  }
}

/** The next item of a list, and back. */
function turn(find: Find): Interaction['aim'] {
  let isDown = false
  return async (page) => {
    await find(page).focus()
    isDown = !isDown
    return () => page.keyboard.press(isDown ? 'ArrowDown' : 'ArrowUp')
  }
}

function pressEscape(page: Page): Promise<void> {
  return page.keyboard.press('Escape')
}

async function empty(page: Page, box: Find, stands?: Find): Promise<void> {
  await box(page).fill('')
  await stands?.(page).waitFor()
}

let isLarge = false
function textSize(): string {
  isLarge = !isLarge
  return isLarge ? 'Larger text' : 'Smaller text'
}

let isDark = false
function theme(): string {
  isDark = !isDark
  return isDark ? 'Dark' : 'Light'
}

export async function unfoldDays(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show older days' })
  while (await more.isVisible()) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

export function unfoldWith(name: string | RegExp) {
  return async (page: Page) => {
    const more = page.getByRole('button', { name })
    // A press may move the button before the next one.
    while ((await more.count()) > 0)
      await more
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined)
    await page.evaluate(() => window.scrollTo(0, 0))
  }
}
