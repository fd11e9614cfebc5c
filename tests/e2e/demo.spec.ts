import { expectAccessible } from './support/accessible.ts'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('announces a demo reset before and after it, and keeps the session and the typed text', async ({
  page,
  app,
}) => {
  test.slow()
  const { id, title } = first(
    queryRows<{ id: number; title: string }>(
      app,
      "select id, title_pt as title from properties where disabled = 0 and archived = 0 and title_pt <> '' order by id limit 1",
    ),
  )
  await app.restartApi({ AGENCY_DEMO_RESET_MINUTES: '0.4' })
  await openSession(page)
  await page.goto(`/properties/edit/${id}/general`)
  const field = page.locator('input[name="i18n.title.pt"]')
  await expect(field).toHaveValue(title)
  await expect(page.getByText(/sample data resets in \d:\d\d/)).toBeVisible()
  await expectAccessible(page)
  await field.fill('O que eu estava a escrever')

  await expect(page.getByText('Text you’ve typed is still here but not saved yet.')).toBeVisible({
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
