import english from '../../messages/en.json' with { type: 'json' }
import { first, openMenuGroup, getPageTitle } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import { readEditableProperties } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => openSession(page))

for (const resource of ['agents', 'services', 'districts', 'properties', 'condominiums']) {
  test(`the page of a missing record of ${resource} has the title Page not found and links to the list`, async ({
    page,
    pageErrors,
  }) => {
    const hasTabs = resource === 'properties' || resource === 'condominiums'
    for (const record of hasTabs ? ['99999', '99999/general', 'abc', 'abc/general'] : ['99999', 'abc']) {
      expect((await page.goto(`/${resource}/edit/${record}`))?.status()).toBe(404)
      await expect(page).toHaveTitle(/^(\(\d+\) )?Page not found · Soleira$/)
      // Without `/general`, the URL of a property or development matches no route.
      if (!hasTabs || record.endsWith('/general'))
        await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
          'href',
          `/${resource}/listings`,
        )
    }
    pageErrors.length = 0
  })
}

test("redirects a list's path plus /add to the form of a new record", async ({ page }) => {
  for (const [list, form] of [
    ['/properties/listings', '/properties/new'],
    ['/properties/sold', '/properties/new'],
    ['/condominiums/archived', '/condominiums/new'],
    ['/agents/listings', '/agents/add'],
    ['/districts/listings', '/districts/add'],
    ['/services/listings', '/services/new'],
    ['/services', '/services/new'],
  ]) {
    await page.goto(`${list}/add`)
    expect(new URL(page.url()).pathname).toBe(form)
  }
})

test('shows the name of an agent and of a service in the tab title', async ({ page, app }) => {
  const [agent] = queryRows(app, 'select id, first_name, last_name from agents order by id limit 1')
  const name = `${String(agent?.first_name)} ${String(agent?.last_name)}`
  await page.goto(`/agents/edit/${String(agent?.id)}`)
  await expect(page).toHaveTitle(new RegExp(`${name} · Edit agent · Soleira$`))
  const [service] = queryRows(app, 'select id, title_en from services order by id limit 1')
  await page.goto(`/services/edit/${String(service?.id)}`)
  await expect(page).toHaveTitle(new RegExp(`${String(service?.title_en)} · .* · Soleira$`))
})

test('marks the archive in the menu for a record opened from it', async ({ page }) => {
  const entry = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]')
  await page.goto('/properties/archived')
  await expect(entry).toHaveText('Archived properties')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/edit/)
  await expect(entry).toHaveText('Archived properties')
  await page.reload()
  await expect(entry).toHaveText('Archived properties')
})

test('shows the title and a skeleton of the next page while it loads, also from the menu drawer on phones', async ({
  page,
}) => {
  let release = () => {}
  await page.route(/\/agents\/listings\?_rsc/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/users/myprofile')
    if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click()
    await (await openMenuGroup(page, 'Office')).getByRole('link', { name: 'Agents' }).click()
    await expect(getPageTitle(page, 'Agents')).toBeVisible()
    await expect(page).toHaveURL(/myprofile/)
    await expect(page.locator('main > [inert]').getByLabel('City')).toHaveCount(1)
    await expect(page.locator('main > [aria-busy]')).toBeVisible()
    release()
    await expect(page).toHaveURL(/agents\/listings/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Helena Vasconcelos' })).toBeVisible()
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
  }
})

const apiPaths = { districts: 'districts', properties: 'property', condominiums: 'condominiums' }

for (const [resource, apiPath] of Object.entries(apiPaths)) {
  test(`Back shows no form for a record of ${resource} deleted in the meantime`, async ({
    page,
    app,
    pageErrors,
  }) => {
    const id = String(queryRows(app, `select max(id) as id from ${resource}`)[0]?.id)
    const textboxes = page.getByRole('main').getByRole('textbox')
    await page.goto(`/${resource}/edit/${id}${resource === 'districts' ? '' : '/general'}`)
    await expect(textboxes.first()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/home')
    const status = await page.evaluate(async (url) => {
      const response = await fetch(url, { method: 'DELETE', headers: { 'x-bff': '1' } })
      return response.status
    }, `/api/v1/${apiPath}/${id}/delete`)
    expect(status).toBe(200)
    await page.goBack()
    await expect(page.getByRole('main').getByText(english.resource.notFoundHelp)).toBeVisible()
    await expect(textboxes).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(`/${resource}/listings`)
    pageErrors.length = 0
  })
}

for (const noun of ['district', 'service']) {
  test(`Back shows no form for a ${noun} deleted on its page`, async ({ page, app }) => {
    const id = String(queryRows(app, `select max(id) as id from ${noun}s`)[0]?.id)
    const textboxes = page.getByRole('main').getByRole('textbox')
    const deleteButton = page.getByRole('button', { name: `Delete ${noun}` })
    await page.goto(`/${noun}s/edit/${id}`)
    await expect(textboxes.first()).toBeVisible()
    await deleteButton.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(`/${noun}s/listings`)
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/${noun}s/edit/${id}`)
    await expect(page.getByRole('main').getByText(english.resource.notFoundHelp)).toBeVisible()
    await expect(textboxes).toHaveCount(0)
    await expect(deleteButton).toHaveCount(0)
  })
}

test('Back shows no form for a property deleted on its page, however slow the API is', async ({
  page,
  app,
  pageErrors,
}) => {
  const { id } = first(readEditableProperties(app))
  await page.goto(`/properties/edit/${id}/general`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/properties/listings')
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await page.route(`**/api/v1/property/${id}/**`, () => {})
  await page.goBack()
  await expect(page.getByRole('main').getByText(english.resource.notFoundHelp)).toBeVisible()
  pageErrors.length = 0
})
