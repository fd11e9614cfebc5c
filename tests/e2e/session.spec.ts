import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { expectAccessible } from './support/accessible.ts'
import { endSessions, registerColleague } from './support/colleague.ts'
import { queryRows, readTokenHashes } from './support/database.ts'
import { signOut, getPageTitle } from './support/dashboard.ts'
import { dropSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const minutesPerDay = 1440
const { administrator } = demoAccounts
const newPassword = 'second-word'

const getSignInDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

async function openProfile(page: Page) {
  await page.goto('/users/myprofile')
  await expect(page.getByLabel('City')).toBeVisible()
}

const sortBy = (page: Page, choice: string) => page.getByLabel('Sort by').selectOption(choice)

test('two tabs continue with a single refresh after the token expires', async ({ context, page, app }) => {
  await signIn(page)
  const otherTab = await context.newPage()
  await Promise.all([page.goto('/properties/listings'), otherTab.goto('/properties/listings')])
  await expect(otherTab.getByRole('article').first()).toBeVisible()
  const before = readTokenHashes(app, administrator.email)

  await app.setClock(minutesPerDay + 1)
  await Promise.all([page.reload(), otherTab.goto('/users/myprofile')])
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(getPageTitle(otherTab, 'My account')).toBeVisible()
  const afterLoads = readTokenHashes(app, administrator.email)
  expect(afterLoads.filter((hash) => !before.includes(hash))).toHaveLength(1)

  await otherTab.goto('/properties/listings')
  await expect(otherTab.getByRole('article').first()).toBeVisible()
  await app.setClock(2 * minutesPerDay + 3)
  const responses = [page, otherTab].map((tab) => tab.waitForResponse(/\/api\/v1\/properties\?/))
  await Promise.all([sortBy(page, 'priceHigh'), sortBy(otherTab, 'priceLow')])
  for (const response of await Promise.all(responses)) expect(response.status()).toBe(200)
  const afterCalls = readTokenHashes(app, administrator.email)
  expect(afterCalls.filter((hash) => !before.includes(hash) && !afterLoads.includes(hash))).toHaveLength(1)
  await app.setClock(0)
})

test('redirects to the sign-in page when the session was ended elsewhere, and back after signing in', async ({
  page,
  app,
}) => {
  const vasco = await registerColleague(app, 'Vasco')
  await signIn(page, vasco)
  await page.goto('/properties/listings')
  await expect(page.getByRole('article').first()).toBeVisible()
  await endSessions(app, vasco, newPassword)
  await sortBy(page, 'priceHigh')
  await expect(page).toHaveURL(/\/login\?next=%2Fproperties%2Flistings%3Fsort%3DpriceHigh/)
  await signIn(page, { ...vasco, password: newPassword })
  await expect(page).toHaveURL('/properties/listings?sort=priceHigh')
})

test('renews an expired session in a dialog over the form and keeps the typed values', async ({
  page,
  app,
}) => {
  const ines = await registerColleague(app, 'Ines')
  await signIn(page, ines)
  await openProfile(page)
  await page.getByLabel('City').fill('Vila Nova de Milfontes')
  await page.getByLabel('Phone').fill('+351 283 000 000')
  await endSessions(app, ines, newPassword)

  const saveStatuses: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') saveStatuses.push(response.status())
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(getSignInDialog(page).getByRole('heading')).toBeVisible()
  await expect(getSignInDialog(page)).toContainText(ines.email)
  await expectAccessible(page)

  const password = getSignInDialog(page).locator('input[name="password"]')
  await password.fill('not-this-one')
  await getSignInDialog(page).getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(getSignInDialog(page).getByRole('alert')).toHaveText('Wrong password')
  await password.fill(newPassword)
  await getSignInDialog(page).getByRole('button', { name: 'Sign in and continue' }).click()

  await expect(page.getByText('Profile saved successfully')).toBeVisible()
  await expect(getSignInDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/users/myprofile')
  await expect(page.getByLabel('City')).toHaveValue('Vila Nova de Milfontes')
  expect(saveStatuses).toEqual([401, 200])
  const saved = queryRows(app, 'select city, phone from users where email = ?', ines.email)
  expect(saved.map((row) => ({ ...row }))).toEqual([
    { city: 'Vila Nova de Milfontes', phone: '+351 283 000 000' },
  ])
})

test('saves a new property once when the session ends while its form is filled in', async ({ page, app }) => {
  const tomas = await registerColleague(app, 'Tomas')
  await signIn(page, tomas)
  await page.goto('/properties/new')
  await page.getByLabel('Reference').first().fill('JRN-401')
  await page.getByLabel('Type', { exact: false }).first().selectOption({ index: 1 })
  await page.locator('[name="price"]').fill('1.250.000,50')
  await page.locator('[name="i18n.title.en"]').fill('House by the river')
  await endSessions(app, tomas, newPassword)
  await page.keyboard.press('Control+s')
  await expect(getSignInDialog(page).getByRole('heading')).toBeVisible()
  await getSignInDialog(page).locator('input[name="password"]').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await expect(page.getByText('Saved successfully')).toBeVisible()
  const saved = queryRows(app, "select price_cents, title_en from properties where reference = 'JRN-401'")
  expect(saved.map((row) => ({ ...row }))).toEqual([
    { price_cents: 125_000_050, title_en: 'House by the river' },
  ])
})

test('signing out redirects other tabs to the sign-in page, or shows a dialog over a form with typed values', async ({
  context,
  page,
}) => {
  await signIn(page)
  const unchangedTab = await context.newPage()
  await unchangedTab.goto('/properties/listings')
  await expect(unchangedTab.getByRole('article').first()).toBeVisible()
  const editedTab = await context.newPage()
  await openProfile(editedTab)
  await editedTab.getByLabel('City').fill('Tavira')

  await page.goto('/home')
  await signOut(page)
  await expect(unchangedTab).toHaveURL(/\/login\?next=/)
  await expect(getSignInDialog(editedTab).getByRole('heading')).toBeVisible()
  await getSignInDialog(editedTab).locator('input[name="password"]').fill(administrator.password)
  await editedTab.keyboard.press('Enter')
  await expect(getSignInDialog(editedTab)).toHaveCount(0)
  await expect(editedTab.getByLabel('City')).toHaveValue('Tavira')
  await editedTab.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editedTab.getByText('Profile saved successfully')).toBeVisible()
})

test('switches every tab to the account of a colleague who signs in', async ({ context, page }) => {
  await signIn(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/home')
  await expect(otherTab.getByText(administrator.name).first()).toBeVisible()
  await dropSession(page)
  await signIn(page, 'user')
  await expect(otherTab.getByText(demoAccounts.user.name).first()).toBeVisible()
  await expect(otherTab.getByText(administrator.name)).toHaveCount(0)
})

test('a tab on the sign-in page continues when another tab signs in', async ({ context, page }) => {
  const otherTab = await context.newPage()
  await otherTab.goto('/inbox')
  await expect(otherTab).toHaveURL(/\/login\?/)
  await signIn(page)
  await expect(otherTab).toHaveURL(/\/inbox$/)
})

/** Records all responses. The returned function adds the content and storage of pages, and returns all texts. */
function recordBrowserTexts(context: BrowserContext) {
  const texts: Promise<string>[] = []
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    texts.push(
      response.allHeaders().then(
        (headers) => JSON.stringify(headers),
        () => '',
      ),
    )
    if (/text|json|javascript|x-component|xml/.test(type)) texts.push(response.text().catch(() => ''))
  })
  return async (...pages: Page[]) => {
    for (const page of pages) {
      texts.push(page.content())
      texts.push(
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
      )
    }
    texts.push(context.cookies().then((cookies) => JSON.stringify(cookies)))
    return Promise.all(texts)
  }
}

/** Returns the API tokens in a text: 43 characters of base64url whose hash is in the database. */
function findTokens(text: string, hashes: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(/[\w-]{43,}/g)) {
    for (let start = 0; start + 43 <= run.length; start++) {
      const candidate = run.slice(start, start + 43)
      if (hashes.has(createHash('sha256').update(candidate).digest('hex'))) found.push(candidate)
    }
  }
  return found
}

test('never sends the token to the browser', async ({ context, page, app }) => {
  const readTexts = recordBrowserTexts(context)
  await signIn(page)
  for (const path of ['/home', '/properties/listings', '/users/myprofile', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/properties/listings')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/general/)
  await app.setClock(minutesPerDay + 1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.setClock(0)

  const texts = await readTexts(page)
  const hashes = new Set(queryRows<{ hash: string }>(app, 'select hash from tokens').map(({ hash }) => hash))
  expect(texts.join('')).toContain(administrator.email)
  expect(texts.flatMap((text) => findTokens(text, hashes))).toEqual([])

  const body = new FormData()
  body.set('email', administrator.email)
  body.set('password', administrator.password)
  const response = await fetch(`${app.apiOrigin}/api/v1/auth/login`, { method: 'POST', body })
  // Shows that the search would find a token.
  const hashesAfterLogin = new Set(readTokenHashes(app, administrator.email))
  expect(findTokens(await response.text(), hashesAfterLogin)).toHaveLength(1)
})

test('hides the session cookie from scripts and other sites', async ({ context, page }) => {
  await signIn(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sid')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('sid=')
})
