import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../../../../lib/contract/demo-accounts.ts'
import { createImage } from '../../support/create-image.ts'
import { tabTo, press } from '../../support/dashboard.ts'
import { openSession } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

// Repeats by keyboard the tasks for which the end-to-end tests in CI use the mouse. docs/accessibility.md lists the
// tests in CI that use the keyboard.

async function replaceText(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const getField = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('signs in, and out from the account menu', async ({ page }) => {
  await page.goto('/login')
  await replaceText(page, getField(page, 'email'), demoAccounts.user.email)
  await replaceText(page, getField(page, 'password'), demoAccounts.user.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await press(page, page.getByRole('button', { name: /’s account$/ }))
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('creates, corrects and saves a property', async ({ page }) => {
  await openSession(page)
  await page.goto('/properties/new')
  await replaceText(page, getField(page, 'reference'), 'keys-1')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await press(page, getField(page, 'type_id'), 'ArrowDown')
  await replaceText(page, getField(page, 'price'), '125.000')
  await replaceText(page, getField(page, 'i18n.title.pt'), 'Moinho com vista para o rio')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
})

test('opens, replies to and closes a message', async ({ page }) => {
  await openSession(page)
  await page.goto('/inbox')
  const row = page.getByRole('main').locator('[data-row] a').first()
  await press(page, row)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await press(page, dialog.getByRole('button', { name: /Reply/ }))
  // The untouched template can't be sent.
  await expect(dialog.getByLabel(/^Text/)).toBeFocused()
  await page.keyboard.type('Good morning. ')
  await press(page, dialog.getByRole('button', { name: 'Send' }))
  await expect(page.getByText(/^Sent to /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('adds and deletes an option', async ({ page }) => {
  await openSession(page)
  await page.goto('/key-items/types')
  await press(page, page.getByRole('button', { name: 'New type' }))
  await expect(page.getByRole('heading', { name: 'New type' })).toBeVisible()
  await replaceText(page, getField(page, 'name.en'), 'Windmill')
  await replaceText(page, getField(page, 'name.pt'), 'Moinho')
  await press(page, getSaveButton(page))
  await expect(page.getByRole('heading', { name: 'New type' })).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Actions for Windmill' }), 'ArrowUp')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByText('Deleted successfully')).toBeVisible()
})

test('creates a user', async ({ page }) => {
  await openSession(page)
  await page.goto('/users')
  await press(page, page.getByRole('main').getByText('New user', { exact: true }))
  await expect(page.getByRole('heading', { name: 'New user' })).toBeVisible()
  await replaceText(page, getField(page, 'name'), 'Vera Lobato')
  await replaceText(page, getField(page, 'email'), 'vera.keys@soleira.example')
  await replaceText(page, getField(page, 'password'), 'vera-primeira')
  await press(page, getSaveButton(page))
  await expect(page.getByRole('heading', { name: 'New user' })).toHaveCount(0)
})

test('adds an agent with a portrait cropped by sliders', async ({ page }) => {
  await openSession(page)
  await page.goto('/agents/add')
  const portrait = await createImage('leonor.png', 900, 600, '#3a6ea5')
  await page.locator('input[name="avatar"]').setInputFiles(portrait)
  const size = page.getByRole('slider', { name: 'Size' })
  await expect(size).toHaveValue('94')
  await press(page, size, 'Home')
  await expect(size).toHaveValue('10')
  await press(page, page.getByRole('slider', { name: 'Horizontal position' }), 'End')
  await press(page, page.getByRole('button', { name: 'Apply' }))
  await expect(page.getByRole('heading', { name: 'Crop photo' })).toHaveCount(0)
  await replaceText(page, page.getByLabel('First name'), 'Leonor')
  await replaceText(page, page.getByLabel('Last name'), 'Prata')
  await replaceText(page, page.getByLabel('Email'), 'leonor.keys@soleira.example')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL('/agents/listings')
})

test('links properties to a development', async ({ page }) => {
  await openSession(page)
  await page.goto('/condominiums/edit/1/general')
  // Doesn't tab to the button: the form before it has two hundred tab stops, which pages.spec.ts covers.
  await page.getByRole('button', { name: 'Link properties' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const unlinked = dialog.locator('input[type="checkbox"]:not(:disabled)').first()
  await expect(unlinked).toBeVisible()
  await press(page, unlinked, 'Space')
  await press(page, dialog.getByRole('button', { name: 'Link 1 property' }))
  await expect(page.getByText('1 property linked')).toBeVisible()
})
