import { measureOverflow } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import { readActiveProperties, readEditableProperties, openListings } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('moves to the next and previous record of the list, across its pages, on the same tab', async ({
  page,
  app,
}) => {
  const properties = readActiveProperties(app)
  await openListings(page, '?view=table&page=2')
  const table = page.getByRole('table')
  await expect(table.locator('tbody tr')).toHaveCount(25)
  await table.getByRole('rowheader').first().getByRole('link').click()
  const position = page.getByRole('navigation', { name: 'List position' })
  await expect(position).toContainText(`26 of ${properties.length}`)
  await page.getByRole('link', { name: 'Location' }).click()
  await expect(page).toHaveURL(/\/location$/)
  await position.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(new RegExp(`/edit/${properties[24]?.id}/location`))
  await expect(position).toContainText(`25 of ${properties.length}`)
  await position.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(new RegExp(`/edit/${properties[25]?.id}/location`))
})

test('a problem in the header links to its field', async ({ page, app }) => {
  const [property] = queryRows<{ id: number }>(
    app,
    `select id from properties where energy is null and disabled = 0 and archived = 0 limit 1`,
  )
  await page.goto(`/properties/edit/${property?.id}/history`)
  await page.getByRole('link', { name: 'No energy rating' }).click()
  await expect(page).toHaveURL(/general#field-energy$/)
  await expect(page.locator('[name="energy"]')).toBeFocused()
  await page.getByRole('link', { name: 'Essentials' }).click()
  await page.getByRole('link', { name: 'No energy rating' }).click()
  await expect(page.locator('[name="energy"]')).toBeFocused()
})

test('shows only the selected agent until Change is clicked', async ({ page, app }) => {
  const [property] = queryRows<{ id: number }>(
    app,
    `select id from properties where agent_id is not null and disabled = 0 and archived = 0 limit 1`,
  )
  await page.goto(`/properties/edit/${property?.id}/general`)
  const buttons = page.getByRole('group', { name: 'Agent' }).getByRole('button')
  // The selected agent and Change.
  await expect(buttons).toHaveCount(2)
  await page.getByRole('button', { name: 'Change: Agent' }).click()
  await expect(buttons.nth(3)).toBeVisible()
  const otherAgent = page.getByRole('group', { name: 'Agent' }).locator('[aria-pressed=false]').first()
  const name = (await otherAgent.locator('.font-medium').textContent()) ?? ''
  await otherAgent.click()
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toContainText(name)
})

test('the menu in the header duplicates a property and archives it', async ({ page, app }) => {
  const [property] = queryRows<{ id: number; reference: string; title_en: string }>(
    app,
    `select id, reference, title_en from properties where disabled = 0 and archived = 0 and tag_id is null limit 1`,
  )
  await page.goto(`/properties/edit/${property?.id}/general`)
  const menu = page.getByRole('button', { name: `Actions for ${property?.reference}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('list').getByText('Archived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('list').getByText('Archived', { exact: true })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(`/properties/new?copy=${property?.id}`)
  await expect(page.getByText(`Copied from ${property?.reference}, without its photos`)).toBeVisible()
  await expect(page.locator('input[name="reference"]')).toHaveValue('')
  await expect(page.locator('input[name="i18n.title.en"]')).toHaveValue(property?.title_en ?? '')
  await page.locator('input[name="reference"]').fill('COPY-1')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await expect(page.getByText('COPY-1', { exact: true })).toBeVisible()
})

for (const width of [1440, 768, 390]) {
  test(`tabs and sections of a record fit in one row each at ${width} px`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 900 })
    const [property] = readEditableProperties(app)
    await page.goto(`/properties/edit/${property?.id}/general`)
    for (const name of ['Property sections', 'Sections']) {
      const bar = page.getByRole('navigation', { name, exact: true })
      await expect(bar).toBeVisible()
      expect((await bar.boundingBox())?.height, name).toBeLessThan(60)
    }
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  })
}
