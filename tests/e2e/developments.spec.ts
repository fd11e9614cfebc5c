import type { Page } from '@playwright/test'
import { createImage } from './support/create-image.ts'
import { expectAccessible } from './support/accessible.ts'
import { queryRows } from './support/database.ts'
import { first, getPageTitle } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const createPhoto = (name: string, background: string) => createImage(name, 1200, 900, background)

const expectSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Development sections' }).getByRole('link', { name })

test('creates a development with its properties, archives and unarchives it', async ({ page, app }) => {
  test.slow()
  await openSession(page)
  await page.goto('/condominiums/new')
  await expect(getPageTitle(page, 'New development')).toBeVisible()
  await page.locator('input[name="i18n.title.pt"]').fill('Jardins da Foz')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved successfully').first()).toBeVisible()
  await expect(page).toHaveURL(/\/condominiums\/edit\/\d+\/general/)
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])

  // Still a draft: the locked tab lists what is missing.
  await page.getByRole('button', { name: 'SEO' }).press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'this is only draft. Missing: title in English' }),
  ).toBeVisible()
  await page.locator('textarea[name="i18n.description.pt"]').fill('Doze casas junto ao rio.')
  await page.locator('input[name="i18n.title.en"]').fill('Foz Gardens')
  await page.locator('textarea[name="i18n.description.en"]').fill('Twelve homes by the river.')
  await page.locator('input[name="starting_price"]').fill('350.000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSaved(page)

  await getTab(page, 'Media').click()
  await page
    .locator('input.filepond--browser')
    .setInputFiles([await createPhoto('front.jpg', '#c08457'), await createPhoto('garden.jpg', '#6b9362')])
  const photos = page.getByRole('list', { name: 'Photos and floor plans' }).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  await expect(photos.nth(1)).toContainText('Cover')

  await getTab(page, 'Location').click()
  await page.getByRole('combobox', { name: 'Find a place or address' }).fill('tavi')
  await expect(page.getByRole('option', { name: /Tavira/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: /^Marker at/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSaved(page)

  await getTab(page, 'SEO').click()
  await page.locator('input[name="slug.en"]').fill('foz-gardens')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectSaved(page)

  await getTab(page, 'General').click()
  const candidates = queryRows<{ reference: string; archived: 0 | 1 }>(
    app,
    `select reference, archived from (select reference, archived, row_number() over (partition by archived) as nth
      from properties where disabled = 0 and condominium_id is null and tag_id is null)
      where nth <= 2 - archived`,
  )
  await page.getByRole('button', { name: 'Link properties' }).click()
  const dialog = page.getByRole('dialog')
  for (const { reference, archived } of candidates) {
    await dialog
      .getByRole('combobox', { name: 'Status' })
      .selectOption(archived === 1 ? 'Archived' : 'Active')
    const searchResponse = page.waitForResponse((response) => response.url().includes(reference))
    await dialog.getByRole('searchbox', { name: 'Reference or title' }).fill(reference)
    await searchResponse
    // Selects by name: the row of the previous search stays until the next response.
    await dialog.getByRole('checkbox', { name: new RegExp(reference) }).check()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Link 3 properties' }).click()
  await expect(page.getByText('3 properties linked')).toBeVisible()
  for (const { reference } of candidates)
    await expect(page.getByRole('row', { name: reference })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'New property' }).click()
  await expect(page.getByRole('combobox', { name: /^Development/ })).toHaveValue(String(id))
  await page.locator('input[name="reference"]').fill('FOZ-1')
  await page.locator('select[name="type_id"]').selectOption({ index: 1 })
  await page.locator('input[name="price"]').fill('410.000')
  await page.locator('input[name="i18n.title.pt"]').fill('T2 nos Jardins da Foz')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await page.getByRole('link', { name: 'Open development' }).click()
  await expect(page.getByRole('row', { name: 'FOZ-1' })).toBeVisible()
  await expectAccessible(page)

  const readStates = () =>
    queryRows<{ reference: string; archived: number }>(
      app,
      'select reference, archived from properties where condominium_id = ? order by reference',
      id,
    )
  const before = readStates()
  expect(before).toHaveLength(4)
  await page.getByRole('button', { name: 'Actions for Foz Gardens' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Its 3 properties will be archived too')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('Foz Gardens and 3 properties archived')).toBeVisible()
  expect(readStates().map(({ archived }) => archived)).toEqual([1, 1, 1, 1])

  await page.goto('/condominiums/archived')
  await page.getByRole('button', { name: 'Actions for Foz Gardens' }).click()
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await expect(
    page.getByText('3 properties that were archived with it will be unarchived too.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(page.getByText('Foz Gardens and 3 properties unarchived')).toBeVisible()
  expect(readStates()).toEqual(before)

  await page.goto('/condominiums/listings?name=FOZ')
  const card = page.getByRole('article').filter({ hasText: 'Foz Gardens' })
  for (const text of ['from 350.000', 'Tavira', '4 properties']) await expect(card).toContainText(text)
})

test('does not open a demo development from the list or by its URL', async ({ page, app }) => {
  const { id } = first(queryRows<{ id: number }>(app, 'select id from condominiums where disabled = 1'))
  await openSession(page)
  await page.goto('/condominiums/listings')
  const link = page.locator(`a[href="/condominiums/edit/${id}/general"]`)
  await link.click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(/is part of the demo/),
  ).toBeVisible()
  await expect(page).toHaveURL('/condominiums/listings')
  await page.goto(`/condominiums/edit/${id}/general`)
  await expect(page.getByText('This development can’t be opened')).toBeVisible()
})
