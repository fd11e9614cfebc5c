import sharp from 'sharp'
import { pageTitle } from './support/desk.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('a district stands on the map; a new one needs a name of its own, and keeps its cover', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/districts')
  await expect(page).toHaveURL('/districts/listings')
  const map = page.getByRole('region', { name: 'Map of Portugal' })
  await expect(map.getByRole('button', { name: /\d+ properties/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'View more: Algarve' }).click()
  await expect(pageTitle(page, 'Save a district')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Keyword 2 (Portuguese)' })).toHaveValue('Golfe')

  await page.goto('/districts/add')
  const name = page.getByRole('textbox', { name: 'Name (Portuguese)' })
  await name.fill('ALGARVE')
  await page.getByRole('textbox', { name: 'Did you know (English)' }).fill('Cork grows back.')
  const cover = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b0532f' } })
    .png()
    .toBuffer()
  await page
    .locator('input[name="cover"]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: cover })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription('City already exists')
  await name.fill('Portalegre')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/districts\/edit\/\d+$/)
  await page.reload()
  await expect(name).toHaveValue('Portalegre')
  const kept = page.getByRole('img', { name: 'Cover', exact: true })
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)

  await page.getByRole('button', { name: 'Delete district' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/districts/listings')
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Portalegre' })).toHaveCount(0)
})
