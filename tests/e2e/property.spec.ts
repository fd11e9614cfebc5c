import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createImage } from './support/create-image.ts'
import { expectAccessible } from './support/accessible.ts'
import { first } from './support/dashboard.ts'
import { readEditableProperties } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

type Upload = { name: string; mimeType: string; buffer: Buffer }

const createPhoto = (name: string, background: string) => createImage(name, 1200, 900, background)

/** Returns a grainy twelve-megapixel photo of about 6 MB, rotated by EXIF orientation 6. */
async function createLargePhoto(name: string): Promise<Upload> {
  const [width, height] = [4032, 3024]
  const grain = Buffer.alloc(width * height * 3)
  for (let n = 0; n < grain.length; n++) grain[n] = (n * 7919 + ((n * n) % 65_521)) % 97
  const image = sharp(grain, { raw: { width, height, channels: 3 } }).withMetadata({ orientation: 6 })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 92 }).toBuffer() }
}

const getPhotos = (page: Page) =>
  page.getByRole('list', { name: 'Photos and floor plans' }).getByRole('listitem')
const readOrder = (page: Page) =>
  getPhotos(page)
    .locator('img[alt]:not([alt=""])')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))

async function chooseFiles(page: Page, files: Upload[]) {
  await page.locator('input.filepond--browser').setInputFiles(files)
}

async function fillEssentials(page: Page, reference: string) {
  await page.locator('input[name="reference"]').fill(reference)
  await page.locator('select[name="type_id"]').selectOption({ index: 1 })
  await page.locator('input[name="price"]').fill('1.250.000,50')
  await page.locator('input[name="i18n.title.pt"]').fill('Apartamento com vista rio em Alfama')
}

const getTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Property sections' }).getByRole('link', { name })

async function saveTab(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
}

test('creates a property with all tabs: texts in two languages, photos, location, SEO, collection, an attachment', async ({
  page,
}) => {
  test.slow()
  await openSession(page)
  await page.goto('/properties/new')
  await expectAccessible(page)
  await fillEssentials(page, 'e2e-1')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(page.locator('input[name="price"]')).toHaveValue('1.250.000,50')

  // Still a draft: the locked tab lists what is missing.
  await page.getByRole('button', { name: 'SEO' }).press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'this is only draft. Missing: title in English' }),
  ).toBeVisible()
  await page.locator('textarea[name="i18n.description.pt"]').fill('Luz da manhã e o Tejo à janela.')
  await page.locator('input[name="i18n.title.en"]').fill('Flat with a river view in Alfama')
  await page.locator('textarea[name="i18n.description.en"]').fill('Morning light, and the Tagus outside.')
  await saveTab(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Flat with a river view in Alfama' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Media' }).click()
  await expect(page).toHaveURL(/\/media$/)

  await chooseFiles(page, [
    await createPhoto('hall.jpg', '#c08457'),
    await createPhoto('terrace.jpg', '#4f7ea8'),
    await createPhoto('kitchen.jpg', '#6b9362'),
  ])
  await expect(getPhotos(page)).toHaveCount(3)
  await expect(getPhotos(page).first()).toContainText('Cover')
  await page.getByRole('button', { name: 'Make photo 3 the cover' }).click()
  await expect(getPhotos(page).nth(2)).toContainText('Cover')

  const before = await readOrder(page)
  await getPhotos(page).nth(2).getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByText('Moved to position 2 of 3')).toBeAttached()
  await expect.poll(() => readOrder(page)).toEqual([before[0], before[2], before[1]])
  await expectAccessible(page)

  await page.reload()
  await expect(getPhotos(page).nth(1)).toContainText('Cover')
  await expect.poll(() => readOrder(page)).toEqual([before[0], before[2], before[1]])

  await getTab(page, 'Location').click()
  await page.locator('input[name="lat"]').fill('38.71200, -9.12900')
  await expect(page.locator('input[name="concelho"]')).toHaveValue('Lisboa')
  await saveTab(page)

  await getTab(page, 'SEO').click()
  await page.locator('input[name="slug.en"]').fill('river-view-alfama')
  await saveTab(page)

  await getTab(page, 'Private collection').click()
  await page.getByRole('switch').click()
  await page.locator('[name="slogan.en"]').fill('The Tagus at your window')
  await saveTab(page)

  await getTab(page, 'Attachments').click()
  await chooseFiles(page, [
    { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 deed') },
  ])
  await expect(page.getByRole('button', { name: 'Download deed.pdf' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Flat with a river view in Alfama' })
  await expect(card).toContainText('E2E-1')
  await expect(card).toContainText('Private collection')
})

test('resizes a twelve-megapixel photo and rotates it upright', async ({ page }) => {
  test.slow()
  await openSession(page)
  await page.goto('/properties/new')
  await fillEssentials(page, 'e2e-2')
  await page.locator('input[name="i18n.title.en"]').fill('Flat with a river view in Alfama')
  await page.locator('textarea[name="i18n.description.pt"]').fill('Luz da manhã.')
  await page.locator('textarea[name="i18n.description.en"]').fill('Morning light.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await page.getByRole('link', { name: 'Media' }).click()

  await chooseFiles(page, [await createLargePhoto('tower.jpg')])
  const alert = page.getByRole('alertdialog', { name: 'Files Exceeded Limit (2MB)' })
  await expect(alert).toContainText('All files exceeded the limit')
  await expect(alert).toContainText('tower.jpg')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Resize to under 2 MB' }).click()
  await expect(getPhotos(page)).toHaveCount(1, { timeout: 40_000 })
  const isUpright = () =>
    getPhotos(page)
      .locator('img[alt]:not([alt=""])')
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)
  await expect.poll(isUpright).toBe(true)
})

test('warns before losing unsaved changes', async ({ page }) => {
  await openSession(page)
  await page.goto('/properties/new')
  await page.locator('input[name="reference"]').fill('e2e-3')
  await page
    .getByRole('link', { name: 'Agents' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click()
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('input[name="reference"]')).toHaveValue('E2E-3')
})

test('shows the error for a duplicate reference on its field, in Portuguese', async ({
  page,
  context,
  baseURL,
  app,
}) => {
  await openSession(page)
  await context.addCookies([{ name: 'locale', value: 'pt', url: baseURL ?? '' }])
  await page.goto('/properties/new')
  await expect(page.getByRole('heading', { level: 1, name: 'Novo imóvel' })).toBeVisible()
  await fillEssentials(page, first(readEditableProperties(app)).reference)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Referência' })).toBeVisible()
  await expect(page.locator('input[name="reference"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name="price"]')).toHaveValue('1.250.000,50')
})

test('shows the not-found page for an unknown property', async ({ page, pageErrors }) => {
  await openSession(page)
  await page.goto('/properties/edit/99999999/general')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  // The browser logs the 404 as an error.
  pageErrors.length = 0
})
