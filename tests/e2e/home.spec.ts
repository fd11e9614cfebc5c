import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { readEditableProperties } from './support/listings.ts'
import { setLanguage, locales } from './support/pages.ts'
import { dropSession, openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

for (const width of [1440, 1024, 768, 390]) {
  test(`no content is wider than its card at ${width} px`, async ({ page, app }) => {
    await openSession(page)
    await page.setViewportSize({ width, height: 900 })
    for (const locale of locales) {
      await setLanguage(page, app.origin, locale)
      await page.goto('/home')
      await page.waitForLoadState('networkidle')
      const cards = page.locator('main [aria-labelledby], main li > a')
      await expect(cards.nth(6)).toBeVisible()
      expect(await cards.evaluateAll(findOverflowingTexts), locale).toEqual([])
    }
  })
}

/** Returns the texts of elements that extend beyond their card, unless a box within the card clips them. */
function findOverflowingTexts(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect()
    const isClipped = (element: Element): boolean =>
      element !== card &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (element.parentElement !== null && isClipped(element.parentElement)))
    return [...card.querySelectorAll('*')]
      .filter((element) => element.parentElement === null || !isClipped(element.parentElement))
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 1 && (box.right > right + 1 || box.left < left - 1)
      })
      .map((element) => element.textContent)
  })
}

test('shows unread messages, statistics and the newest properties', async ({ page, app }) => {
  const count = (sql: string) => first(queryRows<{ n: number }>(app, `select count(*) n from ${sql}`)).n
  const unread = count('messages where read_at is null and archived_at is null')
  await openSession(page)
  await page.goto('/home')

  const account = page.getByRole('main').getByRole('region', { name: 'Your account' })
  await expect(account).toContainText('ana@soleira.example')
  await expect(account).toContainText(`${unread} unread messages`)
  for (const [name, total] of [
    ['Properties including sold and archived', count('properties')],
    ['Developments including archived', count('condominiums')],
    ['Archived developments', count('condominiums where archived = 1')],
  ])
    await expect(page.getByRole('link', { name: `${total} ${name}`, exact: true })).toBeVisible()

  const months = page.getByRole('region', { name: 'Properties per month' })
  await expect(months.locator('canvas')).toBeVisible()
  await months.getByRole('button', { name: 'Show as a table' }).click()
  await expect(months.getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('region', { name: 'Properties by district' }).locator('canvas')).toBeVisible()

  const newest = queryRows<{ id: number; reference: string; disabled: number }>(
    app,
    'select id, reference, disabled from properties order by created_at desc, id desc limit 5',
  )
  const table = page.getByRole('table', { name: 'Most recent properties' })
  await expect(table.getByText(/SOL-\d+/)).toHaveCount(newest.length)
  const { id, reference } = first(newest.filter(({ disabled }) => disabled === 0))
  await table.getByRole('row').filter({ hasText: reference }).click()
  await expect(page).toHaveURL(`/properties/edit/${id}/general`)
  await page.goBack()
  await account.getByRole('link', { name: 'View messages' }).click()
  await expect(page).toHaveURL('/inbox')
})

test('shows which fields a colleague changed', async ({ page, app }) => {
  const { id, reference } = first(readEditableProperties(app))
  await openSession(page, 'user')
  await page.goto(`/properties/edit/${id}/general`)
  await page.getByRole('textbox', { name: /^(Price|Rent)/ }).fill('123.456')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved successfully')).toBeVisible()

  await dropSession(page)
  await openSession(page, 'administrator')
  await page.goto('/home')
  const card = page.getByRole('region', { name: 'Changed by colleagues' })
  await expect(card.getByRole('listitem').filter({ hasText: reference })).toContainText('· Changed: Price')
})
