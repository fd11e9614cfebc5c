import { createImage } from './support/create-image.ts'
import { getPageTitle } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const images = [
  { field: 'cover', label: 'Cover', width: 900 },
  { field: 'cover2', label: 'Cover 2', width: 640 },
  { field: 'map', label: 'Map', width: 480 },
]

test('shows districts on the map; a new district needs a unique name and stores each of its images', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/districts')
  await expect(page).toHaveURL('/districts/listings')
  const map = page.getByRole('region', { name: 'Map of Portugal' })
  const markers = map.getByRole('button', { name: /\d+ properties/ })
  await expect(markers.first()).toBeVisible()
  const markerCount = await markers.count()
  const search = page.getByRole('searchbox')
  await search.fill('Algarve')
  await expect(markers).toHaveCount(1)
  await search.fill('')
  await expect(markers).toHaveCount(markerCount)
  await page.getByRole('link', { name: 'Edit Algarve' }).click()
  await expect(getPageTitle(page, 'Edit district')).toBeVisible()
  await expect(page.getByRole('main').getByText('Algarve', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Districts' }).click()
  await expect(page).toHaveURL('/districts/listings')
  await page.getByRole('link', { name: 'Edit Algarve' }).click()
  await expect(page.getByRole('textbox', { name: 'Keyword 2 (Portuguese)' })).toHaveValue('Golfe')

  await page.goto('/districts/add')
  const name = page.getByRole('textbox', { name: 'Name (Portuguese)' })
  await name.fill('ALGARVE')
  await page.getByRole('textbox', { name: 'Did you know? (English)' }).fill('Cork grows back.')
  for (const { field, width } of images) {
    const image = await createImage('image.png', width, 600, '#b0532f')
    await page.locator(`input[name="${field}"]`).setInputFiles(image)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(
    'City already exists. Another district has this name; choose a different one.',
  )
  await name.fill('Portalegre')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/districts\/edit\/\d+$/)
  await page.reload()
  await expect(name).toHaveValue('Portalegre')
  for (const { label, width } of images) {
    const stored = page.getByRole('img', { name: label, exact: true })
    await expect.poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
  }

  await page.getByRole('button', { name: 'Delete district' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/districts/listings')
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Portalegre' })).toHaveCount(0)
})

test('the first click on Save reports an invalid population; the corrected number is saved', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/districts/add')
  await page.getByRole('textbox', { name: 'Name (Portuguese)' }).fill('Marvão')
  const population = page.getByRole('textbox', { name: 'Population' })
  await population.click()
  await page.keyboard.type('12.345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Population')
  await expect(population).toHaveAccessibleDescription(/This field is only numeric For example, 12345/)
  await population.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/districts\/edit\/\d+$/)
  await expect(population).toHaveValue('12,345')
})
