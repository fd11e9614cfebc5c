import { expectAccessible } from './support/accessible.ts'
import { rows } from './support/database.ts'
import { first } from './support/desk.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('the demo is reset under somebody who works in it: told before and after, signed in, and nothing typed is lost', async ({
  page,
  product,
}) => {
  test.slow()
  const { id, title } = first(
    rows<{ id: number; title: string }>(
      product,
      "select id, title_pt as title from properties where disabled = 0 and archived = 0 and title_pt <> '' order by id limit 1",
    ),
  )
  await product.restartApi({ AGENCY_DEMO_RESET_MINUTES: '0.4' })
  await openSession(page)
  await page.goto(`/properties/edit/${id}/general`)
  const field = page.locator('input[name="i18n.title.pt"]')
  await expect(field).toHaveValue(title)
  await expect(page.getByText(/goes back to what it was in \d:\d\d/)).toBeVisible()
  await expectAccessible(page)
  await field.fill('O que eu estava a escrever')

  await expect(page.getByText('What you typed is still here, not saved yet.')).toBeVisible({
    timeout: 40_000,
  })
  await expect(field).toHaveValue('O que eu estava a escrever')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field).toHaveValue(title)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(field).toHaveValue('O que eu estava a escrever')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})
