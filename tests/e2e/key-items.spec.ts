import { expectAccessible } from './support/accessible.ts'
import { openMenuGroup, getPageTitle } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('adds an option that the property form finds without a reload, renames it on blur, and deletes it', async ({
  page,
}) => {
  await openSession(page, 'user')
  await page.goto('/key-items')
  await expect(page).toHaveURL('/key-items/types')
  await expect(getPageTitle(page, 'Property types')).toBeVisible()
  await page.getByRole('button', { name: 'New type' }).click()
  await expect(page.getByRole('heading', { name: 'New type' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name="name.en"]').fill('Mill')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This field must have no less than 5 characters')).toBeVisible()
  await page.locator('input[name="name.en"]').fill('Windmill')
  await page.locator('input[name="name.pt"]').fill('Moinho')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'New type' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Windmill', exact: true })).toBeVisible()

  // Without a reload: the select must load the new option.
  await (await openMenuGroup(page, 'Properties')).getByRole('link', { name: 'Active listings' }).click()
  await page.getByRole('main').getByRole('link', { name: 'New property' }).click()
  await expect(page).toHaveURL('/properties/new')
  await expect(page.locator('select[name="type_id"] option', { hasText: 'Windmill' })).toHaveCount(1)
  await (await openMenuGroup(page, 'Website')).getByRole('link', { name: 'Key items' }).click()

  await page.getByRole('button', { name: 'Windmill', exact: true }).click()
  await page.locator('input[name="name.en"]').fill('Old windmill')
  await page.locator('input[name="name.pt"]').focus()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Edit type' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Old windmill', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Old windmill' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Warning' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Old windmill', exact: true })).toHaveCount(0)
})

test('lists features under their groups and requires a replacement before deleting a used one', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/key-items/features')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^View/,
    /^Outdoor/,
    /^Indoor\d/,
    /^Indoor - Others/,
    /^Features/,
  ])
  await page.getByRole('button', { name: 'Actions for Air conditioning' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Delete “Air conditioning”?' })).toBeVisible()
  await expect(page.getByText(/^It’s used by \d+ propert/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a replacement' })).toBeVisible()
  await page.getByLabel('Replace with').selectOption({ label: 'Central heating' })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Air conditioning', exact: true })).toHaveCount(0)
})

test('reports success when deleting an option that another tab has already deleted', async ({ page }) => {
  await openSession(page)
  await page.goto('/key-items/types')
  await page.getByRole('button', { name: 'New type' }).click()
  await page.locator('input[name="name.en"]').fill('Windmill')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const option = page.getByRole('button', { name: 'Windmill', exact: true })
  await expect(option).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/key-items/types')
  await otherTab.getByRole('button', { name: 'Actions for Windmill' }).click()
  await otherTab.getByRole('menuitem', { name: 'Delete' }).click()

  await page.getByRole('button', { name: 'Actions for Windmill' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()

  await otherTab.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(otherTab.getByText('Deleted successfully')).toBeVisible()
  await expect(otherTab.getByRole('alertdialog')).toHaveCount(0)
  await expect(otherTab.getByRole('button', { name: 'Windmill', exact: true })).toHaveCount(0)
})
