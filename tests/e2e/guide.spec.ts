import { getPageTitle } from './support/dashboard.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test("opens the guide at the page's topic, closes a section by keyboard, searches and goes to the previous topic", async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/properties/new')
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/instructionGuide/insert-property')
  await expect(getPageTitle(page, 'User guide')).toBeVisible()
  const topic = page.getByRole('article')
  await expect(topic.getByRole('heading', { name: 'Add a property' })).toBeVisible()
  const image = topic.getByRole('img').first()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(1000)

  const tree = page.getByRole('navigation', { name: 'Contents of the guide' })
  await expect(tree.getByRole('link', { name: 'Add a property' })).toHaveAttribute('aria-current', 'page')
  await tree.getByText('First steps').focus()
  await page.keyboard.press('Enter')
  await expect(tree.getByRole('link', { name: 'Introduction' })).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('safari')
  await expect(page.getByText('1 topic found')).toBeVisible()
  await page.getByRole('link', { name: /^Clear the browser cache on a Mac/ }).click()
  await expect(topic.getByRole('heading', { name: 'Clear the browser cache on a Mac' })).toBeVisible()
  await page.getByRole('link', { name: /^Previous:/ }).click()
  await expect(page).toHaveURL('/instructionGuide/cache-windows')
  await expect(topic.getByRole('heading', { name: 'Clear the browser cache on Windows' })).toBeVisible()
})
