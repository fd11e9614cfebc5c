import type { Page } from '@playwright/test'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { registerColleague } from './support/colleague.ts'
import { signOut, getPageTitle } from './support/dashboard.ts'
import { signIn, trySignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Locates alerts of the form; Next.js adds an alert to every page. */
const getAlert = (page: Page) => page.getByRole('form').getByRole('alert')

test('signs in with a suggested account and opens the home page', async ({ page }) => {
  await page.goto('/')
  await expect(getPageTitle(page, 'Sign in')).toBeVisible()
  await page.getByRole('button', { name: demoAccounts.administrator.email }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/home')
  await expect(getPageTitle(page, 'Home')).toBeVisible()
  await expect(page.getByText(demoAccounts.administrator.name).first()).toBeVisible()
})

test('redirects signed-in users away from the sign-in pages', async ({ page }) => {
  await signIn(page)
  for (const path of ['/login', '/signup', '/forgot', '/reset/whatever', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
})

test.describe('Portuguese browser', () => {
  test.use({ locale: 'pt-PT' })

  test('the sign-in pages and the dashboard are in Portuguese from the first visit', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
    await expect(getPageTitle(page, 'Entrar')).toBeVisible()
    await trySignIn(page, { ...demoAccounts.administrator, password: 'errada' })
    await expect(getAlert(page)).toHaveText('Palavra-passe incorreta')
    await signIn(page)
    await expect(getPageTitle(page, 'Início')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Imóveis ativos' }).first()).toBeVisible()
  })
})

test('redirects to the requested page with its query after sign-in', async ({ page }) => {
  await page.goto('/properties/listings?sort=priceHigh&beds=2')
  await expect(getPageTitle(page, 'Sign in')).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL('/properties/listings?sort=priceHigh&beds=2')
})

test('ignores redirects to other sites after sign-in', async ({ page }) => {
  const foreignUrls = ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/')}`)
  await signIn(page)
  await expect(page).toHaveURL('/home')
  for (const next of foreignUrls) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL('/home')
  }
})

test('shows the same error for a wrong password and an unknown email, and keeps the typed values', async ({
  page,
}) => {
  await page.goto('/login')
  await trySignIn(page, { ...demoAccounts.administrator, password: 'not-this-one' })
  await expect(getAlert(page)).toHaveText('Wrong password')
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.administrator.email)
  await expect(page.locator('input[name="password"]')).toHaveValue('not-this-one')
  const responsePromise = page.waitForResponse('**/auth/login')
  await trySignIn(page, { email: 'nobody@soleira.example', password: 'not-this-one' })
  await responsePromise
  await expect(getAlert(page)).toHaveText('Wrong password')
})

test('shows errors for empty and malformed values on their fields before sending', async ({ page }) => {
  const loginRequests: string[] = []
  page.on('request', (request) => request.url().includes('/auth/login') && loginRequests.push(request.url()))
  await page.goto('/login')
  await trySignIn(page, { email: 'ana@', password: '' })
  await expect(page.getByText('Valid email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(loginRequests).toEqual([])
})

test('after five wrong passwords, rejects even the right password, but doesn’t lock other accounts', async ({
  page,
}) => {
  const { email, password } = demoAccounts.user
  await page.goto('/login')
  for (let attempt = 1; attempt <= 5; attempt++) {
    const responsePromise = page.waitForResponse('**/auth/login')
    await trySignIn(page, { email, password: `guess ${attempt}` })
    expect((await responsePromise).status()).toBe(401)
    await expect(getAlert(page)).toHaveText('Wrong password')
  }
  await trySignIn(page, { email, password })
  await expect(getAlert(page)).toContainText('Too many failed login attempts, user blocked temporarily')
  await expect(getAlert(page)).toContainText(/You can try again at \d\d:\d\d\./)
  await signIn(page)
  await expect(page).toHaveURL('/home')
})

test('lets the owner sign in from a known browser while others guess the password', async ({
  page,
  app,
  browser,
}) => {
  const owner = await registerColleague(app, 'Guardada')
  await signIn(page, owner)
  await signOut(page)
  const guesserPage = await browser.newPage()
  await guesserPage.goto(new URL('/login', page.url()).href)
  for (let attempt = 1; attempt <= 6; attempt++) {
    const responsePromise = guesserPage.waitForResponse('**/auth/login')
    await trySignIn(guesserPage, { ...owner, password: `guess ${attempt}` })
    expect((await responsePromise).status()).toBe(attempt === 6 ? 429 : 401)
  }
  await guesserPage.close()
  await signIn(page, owner)
  await expect(page).toHaveURL('/home')
})

test('Back shows no agency data after signing out', async ({ page }) => {
  await signIn(page)
  await page.goto('/properties/listings')
  await expect(page.getByRole('article').first()).toBeVisible()
  await signOut(page)
  await page.goBack()
  await expect(getPageTitle(page, 'Sign in')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await page.content()).not.toContain('SOL-1')
  await page.goto('/users/myprofile')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('keeps the theme after a reload without flashing the other one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { darkFrames: frames })
    requestAnimationFrame(function recordFrame() {
      if (document.body !== null) frames.push(document.documentElement.classList.contains('dark'))
      requestAnimationFrame(recordFrame)
    })
  })
  const readFrames = () =>
    page.evaluate(() => [...new Set((window as unknown as { darkFrames: boolean[] }).darkFrames)])
  await page.goto('/login')
  await expect(getPageTitle(page, 'Sign in')).toBeVisible()
  expect(await readFrames()).toEqual([false])
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.reload()
  await signIn(page)
  await expect(getPageTitle(page, 'Home')).toBeVisible()
  expect(await readFrames()).toEqual([true])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await page.getByLabel('Theme').selectOption('system')
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.reload()
  await expect(getPageTitle(page, 'Home')).toBeVisible()
  expect(await readFrames()).toEqual([true])
})

test('keeps the language after a reload and renders it on the server', async ({ page }) => {
  await page.goto('/login')
  const readLocale = () => page.evaluate(() => localStorage.getItem('locale'))
  await expect.poll(readLocale).toBe('en')
  await page.getByLabel('Language').selectOption('pt')
  await expect(getPageTitle(page, 'Entrar')).toBeVisible()
  const response = await page.reload()
  expect(await response?.text()).toContain('<html lang="pt-PT"')
  expect(await readLocale()).toBe('pt')
  await signIn(page)
  await expect(getPageTitle(page, 'Início')).toBeVisible()
})

test('shows the public about page, and Page not found for unknown URLs', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveURL('/about')
  await expect(getPageTitle(page, 'About Soleira')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(page)
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible()
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(getPageTitle(page, 'Page not found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/home')
})

test('sign-in page survives an API outage and works again afterwards', async ({ page, app }) => {
  await app.stopApi()
  await page.goto('/login')
  await expect(page.locator('input[name="email"]')).toBeVisible()
  await app.startApi()
  await signIn(page)
})
