import { readMails } from '../contract/mailbox.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const markup = '<img src="x" onerror="document.title=1"> <b>Saturday</b>?'

async function sendWebsiteMessage(app: AppUnderTest, subject = 'A visit, please') {
  const response = await fetch(`${app.apiOrigin}/api/v1/public/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      label: 'Book Visit',
      subject,
      text: markup,
      name: 'Teodora Nunes',
      email: 'teodora@correio.example',
      language: 'pt',
      consent_text: 'Autorizo o tratamento dos meus dados.',
    }),
  })
  expect(response.status).toBe(201)
}

test('receives a message without a reload, shows it as text, assigns, replies and archives', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.goto('/inbox?sort=newest')
  await expect(page.getByRole('status').getByText(/^\d+ messages$/)).toBeVisible()
  await sendWebsiteMessage(app)
  const row = page.getByRole('listitem').filter({ hasText: 'Teodora Nunes' })
  // The inbox polls every 30 s.
  await expect(row).toBeVisible({ timeout: 45_000 })

  await row.getByRole('link', { name: /A visit, please/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'A visit, please' })).toBeVisible()
  await expect(dialog.getByText(markup)).toBeVisible()
  await expect(dialog.getByText(/Autorizo o tratamento/)).toBeVisible()
  await dialog.getByLabel('Agent').selectOption({ index: 1 })
  await expect(page.getByText('Saved successfully')).toBeVisible()

  await expect(page).toHaveURL(/[?&]message=\d+/)
  const actions = dialog.getByRole('button', { name: /^(Reply by email|Archive|Delete)/ })
  await expect(actions.first()).toHaveAccessibleName('Reply by email')
  await dialog.getByRole('button', { name: 'Reply by email' }).click()
  await expect(dialog.getByLabel(/^Subject/)).toHaveValue('Re: A visit, please')
  await expect(dialog.getByLabel(/^Text/)).toHaveValue(/^Olá, Teodora Nunes,/)
  // Escape leaves the reply after a confirmation and keeps its draft.
  await dialog.getByLabel(/^Text/).fill('Sábado, às 11 h.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
  await row.getByRole('link', { name: /A visit, please/ }).click()
  await dialog.getByRole('button', { name: 'Reply by email' }).click()
  await expect(dialog.getByLabel(/^Text/)).toHaveValue('Sábado, às 11 h.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent to teodora@correio.example')).toBeVisible()
  // The API sends the mail after responding.
  await expect(() => expect(readMails(app.dataDir, 'teodora@correio.example')).toHaveLength(1)).toPass()
  await expect(dialog.getByText(/Ana Valadares replied on/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Replied')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('teodora')
  await expect(page.getByRole('group', { name: 'Messages' }).getByRole('option')).toContainText(
    'A visit, please',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inbox\/read\/\d+$/)
  await expect(page.getByRole('heading', { name: 'A visit, please' })).toBeVisible()
})

test('wraps a long subject without spaces, closes the message on Back, and reports its deletion', async ({
  page,
  app,
}) => {
  await openSession(page)
  await sendWebsiteMessage(app, 'W'.repeat(180))
  await page.goto('/inbox?sort=newest')
  const fitsViewport = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  const link = page.getByRole('link', { name: /WWWW/ })
  await expect(link).toBeVisible()
  expect(await fitsViewport()).toBe(true)
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: /WWWW/ })).toBeVisible()
  // Fails if the subject covers the button.
  await dialog.getByRole('button', { name: 'Close' }).click({ trial: true })
  const url = new URL(page.url())
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/inbox?sort=newest')

  await page.goto(`/inbox/read/${url.searchParams.get('message')}`)
  await expect(page.getByRole('heading', { name: /WWWW/ }).first()).toBeVisible()
  expect(await fitsViewport()).toBe(true)
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/inbox')
  await expect(page.getByText('Deleted successfully')).toBeVisible()
})
