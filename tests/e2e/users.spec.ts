import { getPageTitle } from './support/dashboard.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('creates a user who signs in, loses the session after a password change, and is deleted', async ({
  page,
  browser,
  app,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Office' }).click()
  await page.getByRole('button', { name: 'System users' }).click()
  const panel = page.getByRole('dialog', { name: 'System users' })
  await expect(panel.getByText('rui@soleira.example')).toBeVisible()
  await panel.getByRole('link', { name: 'New user' }).click()
  await expect(page.getByRole('heading', { name: 'New user' })).toBeVisible()
  await page.getByLabel(/^Name/).fill('Vera Lobato')
  await expect(page.getByLabel(/^Initials/)).toHaveValue('VL')
  await page.getByLabel(/^Email/).fill('rui@soleira.example')
  await page.locator('input[name="password"]').fill('vera-primeira')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('E-mail already exists').first()).toBeVisible()
  await page.getByLabel(/^Email/).fill('vera@soleira.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'New user' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find a user' }).fill('vera')
  const row = page.getByRole('row', { name: /Vera Lobato/ })
  await expect(row).toContainText('Not confirmed')

  const colleagueContext = await browser.newContext({ baseURL: app.origin })
  const colleaguePage = await colleagueContext.newPage()
  await signIn(colleaguePage, { email: 'vera@soleira.example', password: 'vera-primeira' })
  await colleaguePage.getByRole('button', { name: 'Office' }).click()
  const usersButton = colleaguePage.getByRole('button', { name: 'System users' })
  await expect(usersButton).toHaveAttribute('aria-disabled', 'true')
  await colleaguePage.goto('/users')
  await expect(colleaguePage.getByText('Only administrators can open this page.')).toBeVisible()

  await row.getByRole('button', { name: 'Vera Lobato', exact: true }).click()
  await page.locator('input[name="password"]').fill('vera-segunda')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Edit user' })).toHaveCount(0)
  // Uses a new tab, because the open one may already be redirecting.
  await colleaguePage.close()
  const newTab = await colleagueContext.newPage()
  await newTab.goto('/properties/listings')
  await expect(newTab).toHaveURL(/\/login/)
  await colleagueContext.close()

  await row.getByRole('button', { name: 'Actions for Vera Lobato' }).click()
  await page.getByRole('menuitem', { name: 'Delete user' }).click()
  await expect(page.getByText('Vera Lobato · vera@soleira.example')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No matches')).toBeVisible()
})

test('ends other sessions, and shows a new name in the top bar immediately', async ({
  page,
  browser,
  app,
}) => {
  await signIn(page, 'user')
  const otherContext = await browser.newContext({ baseURL: app.origin })
  const otherPage = await otherContext.newPage()
  await signIn(otherPage, 'user')
  await page.goto('/profile')
  await expect(getPageTitle(page, 'My account')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText(/^Signed out of \d+ other sessions?$/)).toBeVisible()
  // The navigation is aborted if the page has detected the ended session and is already redirecting.
  await otherPage.goto('/properties/listings').catch(() => undefined)
  await expect(otherPage).toHaveURL(/\/login/)
  await otherContext.close()
  await page.getByLabel(/^Name/).fill('Rui Saraiva Pinto')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Rui Saraiva Pinto’s account' })).toBeVisible()
})
