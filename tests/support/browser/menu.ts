import type { Locator, Page } from '@playwright/test'

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

/** On a phone the button has another name. */
export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Settings menu of|Open menu)/ }).click()

export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await menu(page).getByRole('link', { name, exact: true }).click()
}

/** On a wide page. */
export const openLook = (page: Page): Promise<void> => page.getByRole('button', { name: 'Text size, theme and language' }).click()
