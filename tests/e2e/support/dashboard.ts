import { expect, type Locator, type Page } from '@playwright/test'

export const getPageTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}

export async function openMenuGroup(page: Page, name: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const group = menu.getByRole('button', { name, exact: true })
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  return menu
}

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Moves the focus to the target with Tab, then presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Returns how far the page scrolls sideways, in px. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the first element; throws if the list is empty, so that no test passes without data. */
export function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('The sample agency has no such records')
  return item
}
