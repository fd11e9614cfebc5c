import { rows } from './support/database.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => openSession(page))

for (const resource of ['agents', 'services', 'districts', 'properties', 'condominiums']) {
  test(`a missing record of the ${resource} has the title of a missing page`, async ({ page, faults }) => {
    const listing = resource === 'properties' || resource === 'condominiums'
    const tab = listing ? '/general' : ''
    for (const id of listing ? ['99999'] : ['99999', 'abc']) {
      expect((await page.goto(`/${resource}/edit/${id}${tab}`))?.status()).toBe(404)
      await expect(page).toHaveTitle(/^(\(\d+\) )?Page not found · Soleira$/)
    }
    faults.length = 0
  })
}

test('shows the name of an agent and of a service in the tab title', async ({ page, product }) => {
  const [agent] = await rows(product, 'select id, first_name, last_name from agents order by id limit 1')
  const name = `${String(agent?.first_name)} ${String(agent?.last_name)}`
  await page.goto(`/agents/edit/${String(agent?.id)}`)
  await expect(page).toHaveTitle(new RegExp(`${name} · Edit agent · Soleira$`))
  const [service] = await rows(product, 'select id, title_en from services order by id limit 1')
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

test('explains a link pressed offline and stays on the page', async ({ page, context }) => {
  await page.goto('/users/myprofile')
  await expect(page.getByLabel('City')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Agents' })
  await link.click()
  await expect(
    page.getByText('You’re offline. You can open that page once you’re back online.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/myprofile/)
  await context.setOffline(false)
  await link.click()
  await expect(page).toHaveURL(/agents/)
})
