import { first } from './support/dashboard.ts'
import { readEditableProperties } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('changes a price, finds it in the history and restores it', async ({ page, app }) => {
  const { id, price_cents } = first(
    readEditableProperties(app).filter(({ price_cents }) => price_cents > 0 && price_cents % 100 === 0),
  )
  const before = (price_cents / 100).toLocaleString('de-DE')
  const price = page.getByRole('textbox', { name: /^(Price|Rent)/ })
  await openSession(page, 'administrator')
  await page.goto(`/properties/edit/${id}/general`)
  await expect(price).toHaveValue(before)
  await price.fill('123.456')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved successfully')).toBeVisible()

  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page).toHaveURL(`/properties/edit/${id}/history`)
  const line = page.getByRole('listitem').filter({ hasText: '123.456 €' }).first()
  await expect(line).toContainText(`${before} €`)
  await line.getByRole('button', { name: 'Restore Price' }).click()
  await expect(page.getByRole('heading', { name: 'Restore this value?' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Restored')).toBeVisible()

  await page.getByRole('link', { name: 'General', exact: true }).click()
  await expect(price).toHaveValue(before)
  await page.goto('/activity?noun=properties')
  await expect(page.getByRole('listitem').filter({ hasText: '123.456 €' })).toHaveCount(2)
})
