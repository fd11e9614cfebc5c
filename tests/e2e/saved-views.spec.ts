import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { readActiveProperties, expectCount, openListings } from './support/listings.ts'
import { registerColleague } from './support/colleague.ts'
import { openSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })

async function saveView(page: Page, name: string, { isShared = false } = {}) {
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  if (isShared) await dialog.getByRole('checkbox', { name: 'Share with the agency' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

const chooseAction = async (page: Page, view: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${view}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('saves filters, sort and view under a name, with a count, and opens them again', async ({
  page,
  app,
}) => {
  const all = readActiveProperties(app)
  const rented = all.filter(({ for_sale }) => for_sale === 0).length
  await openListings(page, '?view=table&business=rent&sort=priceLow')
  await saveView(page, 'Cheapest rentals')
  const viewLink = viewsOf(page).getByRole('link', { name: 'Cheapest rentals' })
  await expect(viewLink).toHaveAttribute('aria-current', 'true')
  await expect(viewLink).toContainText(String(rented))

  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expectCount(page, all.length)
  await expect(page).not.toHaveURL(/business/)
  await viewLink.click()
  await expect(page).toHaveURL(/business=rent.*sort=priceLow.*view=table/)
  await expectCount(page, rented)
  await expectAccessible(page)
  await page.goBack()
  await expectCount(page, all.length)
})

test('saves a changed view or discards the change', async ({ page }) => {
  await openListings(page, '?business=rent')
  await saveView(page, 'Rentals')
  const viewLink = viewsOf(page).getByRole('link', { name: /^Rentals/ })
  const editedMark = viewsOf(page).getByText('edited')
  await viewLink.click()
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(editedMark).toBeVisible()
  await chooseAction(page, 'Rentals', 'Discard changes')
  await expect(page).not.toHaveURL(/view=table/)
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(editedMark).toBeVisible()
  await chooseAction(page, 'Rentals', 'Save changes')
  await expect(editedMark).toHaveCount(0)
  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/business/)
  await viewLink.click()
  await expect(page).toHaveURL(/view=table/)
})

test('opens the list with the default view', async ({ page }) => {
  await openListings(page, '?business=sale')
  await saveView(page, 'For sale')
  await chooseAction(page, 'For sale', 'Use as default view')
  await expect(page.getByText('Saved successfully').last()).toBeVisible()
  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/business/)
  await page.goto('/home')
  await page.goto('/properties/listings')
  await expect(page).toHaveURL(/business=sale/)
  await chooseAction(page, 'For sale', 'Stop using as default view')
})

test('deletes a view by keyboard and restores it with Undo', async ({ page }) => {
  await openListings(page, '?reference=SOL-10')
  await saveView(page, 'First hundred')
  const viewLink = viewsOf(page).getByRole('link', { name: 'First hundred' })
  await expect(viewLink).toBeVisible()
  await page.getByRole('button', { name: 'Actions for First hundred' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(viewLink).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(viewLink).toBeVisible()
})

test('opens a view by its link with its columns and density, for a colleague too', async ({
  page,
  browser,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openListings(page, '?view=table&business=rent')
  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.click()
  await page.getByRole('checkbox', { name: 'Area', exact: true }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Comfortable rows' }).first().click({ force: true })
  await saveView(page, 'Rentals without area')
  await chooseAction(page, 'Rentals without area', 'Copy link')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const colleagueContext = await browser.newContext({ baseURL: app.origin })
  const colleague = await colleagueContext.newPage()
  await signIn(colleague, await registerColleague(app, 'Marta'))
  await colleague.goto(link)
  await expect(colleague).toHaveURL('/properties/listings?business=rent&view=table')
  const table = colleague.getByRole('table')
  await expect(table).toHaveAttribute('data-density', 'comfortable')
  await expect(table.getByRole('columnheader', { name: 'Reference' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Area' })).toHaveCount(0)
  await colleague.reload()
  await expect(table).toHaveAttribute('data-density', 'comfortable')
  await colleagueContext.close()

  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await page.getByRole('radio', { name: 'Compact rows' }).first().click({ force: true })
  await columns.click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Area' })).toBeVisible()
  await viewsOf(page).getByRole('link', { name: 'Rentals without area' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'comfortable')
  await expect(page.getByRole('columnheader', { name: 'Area' })).toHaveCount(0)
})

test('renames, duplicates and moves views by keyboard; Undo restores a deleted view to its position', async ({
  page,
}) => {
  const readNames = () =>
    viewsOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.querySelector('span')?.textContent))
  const chooseByKeyboard = async (view: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${view}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.type(action)
    await expect(page.getByRole('menuitem', { name: action, exact: true })).toHaveAttribute('data-focus', '')
    await page.keyboard.press('Enter')
  }
  await page.goto('/condominiums/listings?problems=1')
  await saveView(page, 'Best')
  await chooseByKeyboard('Best', 'Edit view')
  await page.getByRole('dialog', { name: 'Edit view' }).getByRole('textbox', { name: 'Name' }).fill('Finest')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseByKeyboard('Finest', 'Use as default view')
  await chooseByKeyboard('Finest', 'Duplicate')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Finest (copy)')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(readNames).toEqual(['All', 'Finest', 'Finest (copy)'])
  await chooseByKeyboard('Finest', 'Move right')
  await expect.poll(readNames).toEqual(['All', 'Finest (copy)', 'Finest'])
  await chooseByKeyboard('Finest (copy)', 'Delete')
  await expect.poll(readNames).toEqual(['All', 'Finest'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(readNames).toEqual(['All', 'Finest (copy)', 'Finest'])
  await chooseByKeyboard('Finest (copy)', 'Move right')
  await expect.poll(readNames).toEqual(['All', 'Finest', 'Finest (copy)'])
  await chooseByKeyboard('Finest', 'Delete')
  await expect.poll(readNames).toEqual(['All', 'Finest (copy)'])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(readNames).toEqual(['All', 'Finest', 'Finest (copy)'])
  await chooseByKeyboard('Finest', 'Stop using as default view')
})

test('shows a shared view to a colleague, who can duplicate but not change it', async ({
  page,
  browser,
  app,
}) => {
  await openListings(page, '?business=rent')
  await saveView(page, 'Team rentals', { isShared: true })
  const colleagueContext = await browser.newContext({ baseURL: app.origin })
  const colleague = await colleagueContext.newPage()
  await signIn(colleague, await registerColleague(app, 'Leonor'))
  await openListings(colleague)
  const viewLink = viewsOf(colleague).getByRole('link', { name: 'Team rentals' })
  await viewLink.click()
  await expect(colleague).toHaveURL(/business=rent/)
  // Opening the view replaces the tabs, which would close an open menu.
  await expect(viewLink).toHaveAttribute('aria-current', 'true')
  await colleague.getByRole('button', { name: 'Actions for Team rentals' }).click()
  await expect(colleague.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(colleague.getByRole('menuitem', { name: 'Edit view' })).toHaveCount(0)
  await expect(colleague.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await colleagueContext.close()
})

for (const [path, query] of [
  ['/condominiums/listings', 'highlighted=1'],
  ['/agents/listings', 'search=a'],
  ['/districts/listings', 'search=li'],
  ['/services/listings', 'search=a'],
  ['/inbox', 'unread=1'],
  ['/activity', 'noun=properties'],
  ['/portals', 'trouble=waiting'],
] as const) {
  test(`saves a view of ${path}`, async ({ page }) => {
    await page.goto(`${path}?${query}`)
    await saveView(page, 'My view')
    const viewLink = viewsOf(page).getByRole('link', { name: /^My view \d+$/ })
    await expect(viewLink).toHaveAttribute('aria-current', 'true')
    await viewsOf(page).getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await viewLink.click()
    await expect(page).toHaveURL(`${path}?${query}`)
    await expectAccessible(page)
  })
}
