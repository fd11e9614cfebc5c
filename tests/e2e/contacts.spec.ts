import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { openMenuGroup, getPageTitle } from './support/dashboard.ts'
import { dropSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('filters and previews contacts, and downloads them with escaped formulas; the role User cannot download them', async ({
  page,
  app,
}) => {
  const response = await fetch(`${app.apiOrigin}/api/v1/public/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      label: 'Sell with us',
      text: 'Call me.',
      name: '=HYPERLINK("https://evil.example";"x")',
      email: 'formula@correio.example',
      consent_text: 'Autorizo o tratamento dos meus dados.',
    }),
  })
  expect(response.status).toBe(201)

  await signIn(page)
  await (await openMenuGroup(page, 'Office')).getByRole('link', { name: 'Contacts (CSV)' }).click()
  await expect(getPageTitle(page, 'Contacts')).toBeVisible()
  await expect(page.getByText(/^\d+ contacts$/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sell with us' }).click()
  await expect(page).toHaveURL('/download/csv?labels=sell')
  const preview = page.getByRole('table', { name: 'File preview' })
  await expect(preview.getByRole('row').nth(1)).toContainText('formula@correio.example')

  await page.getByLabel('Spreadsheet format').selectOption(';')
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  const download = await downloadPromise
  await expect(page.getByText('File or Message generated with success')).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFName;Email;')).toBe(true)
  const [, ...lines] = Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data
  await expect(page.getByText(`${lines.length} contacts`)).toBeVisible()
  expect(lines[0]?.slice(0, 2)).toEqual([
    `'=HYPERLINK("https://evil.example";"x")`,
    'formula@correio.example',
  ])
  expect(lines.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])

  await dropSession(page)
  await signIn(page, 'user')
  await expect(
    (await openMenuGroup(page, 'Office')).getByRole('button', { name: 'Contacts (CSV)' }),
  ).toHaveAccessibleDescription(/Only administrators can open this/)
  await page.goto('/download/csv')
  await expect(page.getByText('Wrote about')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download file' })).toHaveCount(0)
})
