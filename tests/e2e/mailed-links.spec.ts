import type { Page } from '@playwright/test'
import { waitForMailedSecret, registerColleague } from './support/colleague.ts'
import { signOut, getPageTitle } from './support/dashboard.ts'
import { signIn, trySignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('resets a password with the mailed link once and ends other sessions', async ({
  browser,
  page,
  app,
}) => {
  const marta = await registerColleague(app, 'Marta')
  const otherPage = await (await browser.newContext()).newPage()
  await signIn(otherPage, marta)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(getPageTitle(page, 'Forgot your password?')).toBeVisible()
  await page.getByLabel('Email').fill(marta.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`reset e-mail sent to ${marta.email}`)).toBeVisible()

  await page.goto(`/reset/${await waitForMailedSecret(app, marta.email, 'reset')}`)
  await page.locator('input[name="password"]').fill('second-word')
  await page.locator('input[name="password_confirmation"]').fill('second-wort')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await page.locator('input[name="password_confirmation"]').fill('second-word')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password changed successfully')).toBeVisible()
  await expect(page.locator('input[type="password"]')).toHaveCount(0)
  const resetUrl = page.url()

  await otherPage.goto('/users/myprofile')
  await expect(otherPage).toHaveURL(/\/login/)
  await otherPage.context().close()

  await page.goto('/login')
  await trySignIn(page, marta)
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Wrong password')
  await signIn(page, { ...marta, password: 'second-word' })
  await signOut(page)

  await page.goto(resetUrl)
  await page.locator('input[name="password"]').fill('third-word')
  await page.locator('input[name="password_confirmation"]').fill('third-word')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Not found or already used')).toBeVisible()
  await expect(page.locator('input[type="password"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot')
})

test('does not reveal whether an address has an account', async ({ page }) => {
  await page.goto('/forgot')
  await page.getByLabel('Email').fill('nobody@agency.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('reset e-mail sent to nobody@agency.example')).toBeVisible()
})

async function signUp(page: Page, name: string) {
  await page.goto('/signup')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@agency.example`)
  await page.locator('input[name="password"]').fill('a-fair-word')
  await page.locator('input[name="password_confirmation"]').fill('a-fair-word')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test.describe('outside demo mode', () => {
  test.afterAll(async ({ app }) => app.restartApi())

  test('explains who creates accounts when registration is closed', async ({ page, app }) => {
    await app.restartApi({ AGENCY_DEMO: '0', AGENCY_REGISTRATION: 'closed' })
    await page.goto('/login')
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    await page.goto('/signup')
    await expect(getPageTitle(page, 'Sign-up is closed')).toBeVisible()
    await expect(page.getByText('Administrators create new accounts')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('registers a new colleague and verifies the address when registration is open', async ({
    page,
    app,
  }) => {
    await app.restartApi({ AGENCY_DEMO: '0', AGENCY_REGISTRATION: 'open' })
    await signUp(page, 'Leonor')
    await expect(page).toHaveURL('/home')
    await page.goto('/users/myprofile')
    await expect(page.getByText('Email not confirmed')).toBeVisible()

    const link = `/verify/${await waitForMailedSecret(app, 'leonor@agency.example', 'verify')}`
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByText('E-mail verified successfully')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/home')
    await page.goto('/users/myprofile')
    await expect(page.getByText('Email confirmed', { exact: true })).toBeVisible()

    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByText('Not found or already verified')).toBeVisible()
    await page.goto('/home')
    await signOut(page)

    await signUp(page, 'Leonor')
    await expect(page.getByText('E-mail already exists')).toBeVisible()
  })
})
