import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { getPageTitle } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getEditor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved successfully')).toBeVisible()
}

test('creates a service with a heading, a list and a link, finds and deletes it', async ({ page }) => {
  await openSession(page, 'user')
  await page.goto('/services')
  await expect(page).toHaveURL('/services/listings')
  await page.getByRole('link', { name: 'New service' }).click()
  await expect(getPageTitle(page, 'New service')).toBeVisible()
  await page.locator('input[name="title.pt"]').fill('Certificação energética')
  const text = getEditor(page, 'Description (Portuguese)')
  await text.click()
  const tools = page.getByRole('toolbar', { name: 'Formatting for Description (Portuguese)' })
  await tools.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('Em cinco dias')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tratamos de ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('tudo')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Visita')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Link to' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a web address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link to' }).fill('adene.pt')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'adene.pt' })).toHaveAttribute('href', 'https://adene.pt/')
  await expectAccessible(page)
  await save(page)
  await expect(page).toHaveURL(/\/services\/edit\/\d+$/)
  await expect(page.locator('input[name="slug.pt"]')).toHaveValue('certificacao-energetica')
  await page.reload()
  await expect(
    getEditor(page, 'Description (Portuguese)').getByRole('heading', { name: 'Em cinco dias' }),
  ).toBeVisible()
  await expect(getEditor(page, 'Description (Portuguese)').getByRole('listitem')).toHaveCount(2)

  await page.getByRole('main').getByRole('link', { name: 'Services', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a service' }).fill('certificacao')
  const row = page.getByRole('listitem').filter({ hasText: 'Certificação energética' })
  await expect(row).toContainText('Em cinco dias · Tratamos de tudo · Visita · adene.pt')
  await row.getByRole('button', { name: 'Actions for Certificação energética' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Warning' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No matches')).toBeVisible()
})

test('sanitizes content pasted into the about text and saves it; a link opens the services introduction', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/whoweare')
  await expect(page).toHaveURL('/whoweare/description')
  const text = getEditor(page, 'Text (English)')
  await expect(text.getByRole('heading', { name: 'Every house begins at the doorstep' })).toBeVisible()
  await expectAccessible(page)
  await text.click()
  await page.keyboard.press('Control+a')
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p style="color:red">Pasted <b>words</b><img src="x" onerror="document.title=1"><script>document.title=2</script></p>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text).toHaveText('Pasted words')
  expect(await text.locator('img:not([class]), script, [style]').count()).toBe(0)
  await save(page)
  await page.reload()
  await expect(text).toHaveText('Pasted words')

  await page.getByRole('link', { name: 'Services introduction' }).click()
  await expect(getEditor(page, 'Description (English)')).toContainText('six ways we can help')
})
