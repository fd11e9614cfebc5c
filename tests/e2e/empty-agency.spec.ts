import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { findLinkSecret } from '../contract/mailbox.ts'
import { onePixel } from '../one-pixel.ts'
import { expectAccessible } from './support/accessible.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const tempFolder = mkdtempSync(path.join(os.tmpdir(), 'soleira-empty-'))
let dataDir: string

// Not beforeAll, which runs before the fixture that restores the sample agency.
test.beforeEach(async ({ app }) => {
  dataDir = mkdtempSync(path.join(tempFolder, 'agency-'))
  const feedSettings = { KYERO_FEED: '1', PORTALS_PUBLIC_URL: 'https://api.agency.example' }
  await app.restartApi({ AGENCY_DATA_DIR: dataDir, AGENCY_DEMO: '0', ...feedSettings })
  await app.restartDashboard({ AGENCY_DEMO: '0' })
})

test.afterAll(async ({ app }) => {
  await app.restartDashboard()
  await app.restartApi()
  rmSync(tempFolder, { recursive: true, force: true })
})

/** Empty lists: URL, title, and the offered action (null: its records are created elsewhere). */
const emptyLists: [url: string, title: string, action: string | null][] = [
  ['/properties/listings', 'No properties yet', 'New property'],
  ['/properties/sold', 'Nothing sold yet', 'Active listings'],
  ['/properties/archived', 'No archived properties', 'Active listings'],
  ['/properties/low_cost', 'No low-cost properties yet', 'Active listings'],
  ['/condominiums/listings', 'No developments yet', 'New development'],
  ['/condominiums/archived', 'No archived developments', 'Active developments'],
  ['/agents/listings', 'No agents yet', 'New agent'],
  ['/districts/listings', 'No districts yet', 'New district'],
  ['/services/listings', 'No services yet', 'New service'],
  ['/frontpage', 'No covers yet', 'Add photos'],
  ['/frontpage', 'No highlights yet', 'Add a property'],
  ['/portals', 'No properties yet', 'New property'],
  ['/inbox', 'No messages yet', null],
  ['/download/csv', 'No contacts yet', null],
]

const setupOf = (page: Page) => page.getByRole('region', { name: 'Set up your agency' })

async function signUp(page: Page, app: AppUnderTest): Promise<void> {
  const readSetupUrl = () => /http\S+\/signup\?setup=\S+/.exec(app.apiOutput)?.[0] ?? ''
  // The API may be ready before its output has been read.
  await expect.poll(readSetupUrl).not.toBe('')
  await page.goto(readSetupUrl())
  await expect(page.getByText('You’re setting up a new agency')).toBeVisible()
  await page.getByLabel('Name').fill('Primeira Administradora')
  await page.getByLabel('Email').fill('primeira@agency.example')
  await page.locator('input[name="password"]').fill('uma-frase-bem-comprida')
  await page.locator('input[name="password_confirmation"]').fill('uma-frase-bem-comprida')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/home')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('the first Administrator sets up an empty agency and creates one record of each kind', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  await signUp(page, app)
  const setup = setupOf(page)
  const openStep = async (step: string) => {
    await page.goto('/home')
    await setup.getByRole('link', { name: step }).click()
  }
  // Every agency starts with the standard types.
  await expect(setup).toContainText('1 of 7 done')
  await expectAccessible(page)

  const main = page.getByRole('main')
  for (const [url, title, action] of emptyLists) {
    await test.step(`${url}: ${title}`, async () => {
      await page.goto(url)
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      if (action !== null)
        await expect(
          main
            .getByRole('link', { name: action })
            .or(main.getByRole('button', { name: action }))
            .last(),
        ).toBeVisible()
    })
  }

  await page.goto('/frontpage')
  await main.getByRole('button', { name: 'Add a property' }).click()
  const picker = page.getByRole('dialog', { name: 'Add a highlighted property' })
  await expect(picker.getByText('No active properties yet')).toBeVisible()
  await picker.getByRole('link', { name: 'New property' }).click()
  await expect(page).toHaveURL('/properties/new')

  await openStep('Add your first property')
  await expect(page).toHaveURL('/properties/new')
  const types = page.locator('select[name="type_id"] option')
  await expect(types.filter({ hasText: 'Apartment' })).toHaveCount(1)
  await page.getByRole('button', { name: 'New type' }).click()
  const dialog = page.getByRole('dialog', { name: 'New type' })
  await dialog.locator('input[name="name.en"]').fill('Windmill')
  await dialog.locator('input[name="name.pt"]').fill('Moinho')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('select[name="type_id"]').locator('option:checked')).toHaveText('Windmill')
  await expectAccessible(page)
  await page.locator('input[name="reference"]').fill('first-1')
  await page.locator('input[name="price"]').fill('350.000')
  await page.locator('input[name="i18n.title.pt"]').fill('Moinho em Sintra')
  await save(page)
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  const propertyUrl = page.url()

  await openStep('Add your agents')
  await page.getByLabel('First name').fill('Leonor')
  await page.getByLabel('Last name').fill('Prata')
  await page.getByLabel('Email').fill('leonor@agency.example')
  await page.getByRole('textbox', { name: 'Role (Portuguese)' }).fill('Consultora')
  await save(page)
  await expect(page).toHaveURL('/agents/listings')
  await expect(page.getByRole('article').filter({ hasText: 'Leonor Prata' })).toBeVisible()

  await openStep('Add your districts')
  await page.getByRole('textbox', { name: 'Name (Portuguese)' }).fill('Sintra')
  await save(page)
  await expect(page).toHaveURL(/\/districts\/edit\/\d+$/)

  await page.goto('/services/new')
  await page.locator('input[name="title.pt"]').fill('Avaliação')
  await save(page)
  await expect(page).toHaveURL(/\/services\/edit\/\d+$/)

  await page.goto('/condominiums/new')
  await page.locator('input[name="i18n.title.pt"]').fill('Jardins da Foz')
  await save(page)
  await expect(page).toHaveURL(/\/condominiums\/edit\/\d+\/general/)

  await page.goto('/key-items/features')
  await main.getByRole('button', { name: 'New feature' }).first().click()
  await page.locator('input[name="name.en"]').fill('Observatory')
  await page.locator('input[name="name.pt"]').fill('Observatório')
  await save(page)
  await expect(page.getByRole('button', { name: 'Observatory', exact: true })).toBeVisible()

  await openStep('Introduce your agency')
  await page.getByRole('textbox', { name: /Portuguese/ }).fill('Vendemos casas em Sintra.')
  await save(page)
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await page.goto('/home')
  await expect(setup).toContainText('5 of 7 done')

  // Copied texts and a photo complete the draft.
  await page.goto(propertyUrl)
  await page.getByRole('button', { name: /^Copy from Portuguese.*Title$/ }).click()
  await page.locator('textarea[name="i18n.description.pt"]').fill('Velas novas e vista para a serra.')
  await page.getByRole('button', { name: /^Copy from Portuguese.*Description$/ }).click()
  await expect(page.locator('textarea[name="i18n.description.en"]')).toHaveValue(/Velas novas/)
  await save(page)
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Media' }).click()
  await page
    .locator('input.filepond--browser')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('list', { name: 'Photos and floor plans' }).getByRole('listitem')).toHaveCount(
    1,
  )

  await page.goto('/properties/listings')
  await expect(page.getByRole('article').filter({ hasText: 'FIRST-1' })).toContainText('Moinho em Sintra')

  await page.goto('/home')
  await setup.getByRole('button', { name: 'Hide this list' }).click()
  await expect(setup).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
  await expect(setup).toHaveCount(0)
})

test('links lead from the empty agency to the first published property', async ({ page, app }) => {
  test.setTimeout(120_000)
  await signUp(page, app)
  const getProblemLink = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
  await setupOf(page).getByRole('link', { name: 'Add your first property' }).click()
  await page.locator('select[name="type_id"]').selectOption({ label: 'Apartment' })
  await page.locator('input[name="reference"]').fill('first-1')
  await page.locator('input[name="price"]').fill('350.000')
  await page.locator('input[name="i18n.title.pt"]').fill('Apartamento em Sintra')
  await page.locator('textarea[name="i18n.description.pt"]').fill('Janelas novas e vista para a serra.')
  await save(page)
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)

  await getProblemLink('No photos').click()
  await page
    .locator('input.filepond--browser')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: onePixel })
  await expect(getProblemLink('No photos')).toHaveCount(0)
  await getProblemLink('No location').click()
  await page.locator('input[name="lat"]').fill('38.71200, -9.12900')
  await expect(page.locator('input[name="concelho"]')).toHaveValue('Lisboa')
  await save(page)
  await expect(getProblemLink('No location')).toHaveCount(0)
  await getProblemLink('Not translated: EN').click()
  await page.getByRole('button', { name: /^Copy from Portuguese.*Title$/ }).click()
  await page.getByRole('button', { name: /^Copy from Portuguese.*Description$/ }).click()
  await save(page)
  await expect(getProblemLink(/^Not translated/)).toHaveCount(0)

  const tabs = page.getByRole('navigation', { name: 'Property sections' })
  await tabs.getByRole('link', { name: 'Portals' }).click()
  await page.getByRole('button', { name: 'Publish: Kyero' }).click()
  await expect(page.getByText('In the next file')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
  await expect(setupOf(page)).toContainText('3 of 7 done')
})

test('an invited colleague chooses a password, signs in and sells the first property', async ({
  browser,
  page,
  app,
}) => {
  test.setTimeout(90_000)
  const email = 'rita@agency.example'
  await signUp(page, app)
  await page.goto('/users')
  await page.getByRole('button', { name: 'New user' }).click()
  await page.getByLabel(/^Name/).fill('Rita Falcão')
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel('Send an invitation so they can choose a password').check()
  await save(page)
  await expect(page.getByRole('row', { name: /Rita Falcão/ })).toBeVisible()

  await expect(() => findLinkSecret(dataDir, email, 'reset')).toPass()
  const context = await browser.newContext({ baseURL: app.origin })
  const rita = await context.newPage()
  await rita.goto(`/reset/${findLinkSecret(dataDir, email, 'reset')}`)
  await rita.locator('input[name="password"]').fill('a-frase-da-rita')
  await rita.locator('input[name="password_confirmation"]').fill('a-frase-da-rita')
  await rita.getByRole('button', { name: 'Save password' }).click()
  await expect(rita.getByText('Password changed successfully')).toBeVisible()
  await signIn(rita, { email, password: 'a-frase-da-rita' })

  await rita.goto('/properties/new')
  await rita.locator('select[name="type_id"]').selectOption({ label: 'Apartment' })
  await rita.locator('input[name="reference"]').fill('first-1')
  await rita.locator('input[name="price"]').fill('350.000')
  await rita.locator('input[name="i18n.title.pt"]').fill('Apartamento em Sintra')
  await save(rita)
  await expect(rita).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await rita.goto('/properties/listings')
  await rita.getByRole('button', { name: 'Actions for FIRST-1' }).click()
  await rita.getByRole('menuitem', { name: 'Mark as sold…' }).click()
  await rita.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
  await expect(
    rita.getByText('FIRST-1 is marked as sold. You’ll find it under Sold properties.'),
  ).toBeVisible()
  await rita.goto('/properties/sold')
  await expect(rita.getByRole('article').filter({ hasText: 'FIRST-1' })).toBeVisible()
  await context.close()
})
