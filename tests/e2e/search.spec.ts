import { expectAccessible } from './support/accessible.ts'
import { first, getPageTitle } from './support/dashboard.ts'
import { readEditableProperties } from './support/listings.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('finds a record by reference and a page by name, and opens pages with shortcuts, by keyboard', async ({
  page,
  app,
}) => {
  const { id, reference } = first(readEditableProperties(app))
  await signIn(page)
  await page.goto('/home')
  await expect(getPageTitle(page, 'Home')).toBeVisible()

  await page.keyboard.press('Control+k')
  const searchField = page.getByRole('combobox', { name: 'Search' })
  await expect(searchField).toBeFocused()
  await page.keyboard.type(reference.toLowerCase())
  await expect(page.getByRole('group', { name: 'Properties' }).getByRole('option').first()).toContainText(
    reference,
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/properties/edit/${id}/general`)
  await expect(searchField).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: reference })).toBeVisible()
  await page.keyboard.type('sold')
  await expect(page.getByRole('option', { name: /^Sold/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/properties/sold')

  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL('/inbox')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toHaveCount(0)
})
