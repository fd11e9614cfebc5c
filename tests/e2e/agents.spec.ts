import { createImage } from './support/create-image.ts'
import { expectAccessible } from './support/accessible.ts'
import { getPageTitle } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('adds an agent with a portrait, and deletes another after handing over everything', async ({ page }) => {
  await openSession(page)
  await page.goto('/agents')
  await expect(page).toHaveURL('/agents/listings')
  await page.getByRole('link', { name: 'New agent' }).click()
  await expect(getPageTitle(page, 'New agent')).toBeVisible()

  const wideImage = await createImage('leonor.jpg', 900, 600, '#3a6ea5')
  await page.locator('input[name="avatar"]').setInputFiles(wideImage)
  await expect(page.getByRole('heading', { name: 'Crop photo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resize from the bottom right' }).press('ArrowLeft')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('heading', { name: 'Crop photo' })).toHaveCount(0)
  await page.getByLabel('First name').fill('Leonor')
  await page.getByLabel('Last name').fill('Prata')
  await page.getByLabel('Email').fill('leonor.prata@soleira.example')
  await page.getByRole('textbox', { name: 'Role (Portuguese)' }).fill('Consultora')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL('/agents/listings')
  await page.getByRole('searchbox', { name: 'Find an agent' }).fill('prata')
  await expect(page.getByText('1 agent', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Leonor Prata' }).click()
  await expect(page.getByRole('heading', { name: 'Leonor Prata' })).toBeVisible()
  const portrait = page.getByRole('main').locator('img').first()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)

  await page.getByRole('link', { name: 'Edit agent' }).click()
  const role = page.getByRole('textbox', { name: 'Role (Portuguese)' })
  await expect(role).toHaveValue('Consultora')
  await role.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()

  await page.goto('/agents/listings')
  await expect(page.getByRole('article').filter({ hasText: 'Leonor Prata' })).not.toContainText('Consultora')
  const card = page.getByRole('article').filter({ hasText: 'Duarte Sequeira' })
  const propertyCount = (await card.getByText(/^\d+ properties/).textContent()) ?? ''
  await card.getByRole('button', { name: 'Actions for Duarte Sequeira' }).click()
  await page.getByRole('menuitem', { name: 'Delete agent' }).click()
  await expect(page.getByRole('heading', { name: 'Duarte Sequeira can’t be deleted yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Hand over to' }).selectOption('Leonor Prata')
  await page.getByRole('button', { name: 'Hand over and delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Leonor Prata' })).toContainText(propertyCount)
})
