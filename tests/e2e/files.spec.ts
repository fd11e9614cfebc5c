import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createImage } from './support/create-image.ts'
import { expectAccessible } from './support/accessible.ts'
import { first } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

type Media = { id: number; file: string; cover: 0 | 1; width: number; height: number }

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('attaches files, downloads them unchanged, and deletes one', async ({ page }) => {
  const id = await findEditableProperty(page)
  await page.goto(`/properties/edit/${id}/attachments`)
  await expect(page.getByRole('heading', { name: 'Attachments', exact: true })).toBeVisible()
  const list = page.getByRole('list', { name: 'Attachments' })
  await expectAccessible(page)
  const before = await list.getByRole('listitem').count()

  const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff\u00fe trailer', 'latin1')
  const csv = Buffer.from('name;área\nSala;24,5\n')
  const tooLarge = Buffer.alloc(2_000_000, 1)
  await getFileInput(page).setInputFiles([
    { name: 'Licença nº 12.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'areas.csv', mimeType: 'text/csv', buffer: csv },
    { name: 'plans.zip', mimeType: 'application/zip', buffer: tooLarge },
  ])
  const alert = page.getByRole('alertdialog', { name: 'Files Exceeded Limit (2MB)' })
  await expect(alert.getByText('plans.zip')).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Resize to under 2 MB' })).toHaveCount(0)
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Close' }).click()

  await expect(list.getByRole('listitem')).toHaveCount(before + 2)
  for (const [name, bytes] of [
    ['Licença nº 12.pdf', pdf],
    ['areas.csv', csv],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: `Download ${name}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    expect(await readFile(await download.path())).toEqual(bytes)
  }
  await expectAccessible(page)

  await list.getByRole('button', { name: 'Delete areas.csv' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this file?' })
  await question.getByRole('button', { name: 'Delete file' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(before + 1)
})

test('crops and rotates a photo by keyboard alone at full resolution', async ({ page }) => {
  const id = await findEditableProperty(page)
  await page.goto(`/properties/edit/${id}/media`)
  const [before] = await readMedia(page, id)
  expect(before).toMatchObject({ width: 1600, height: 1067 })

  const actions = page.getByRole('button', { name: 'Actions for photo 1' })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-focus')
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: /^Edit photo 1 of/ })
  await expect(editor.locator('canvas')).toBeVisible()
  await expectAccessible(page)

  await editor.getByRole('spinbutton', { name: 'Width (px)' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('801')
  await page.keyboard.press('ArrowDown')
  await expect(editor.getByText('Result: 800 × 1067 pixels')).toBeVisible()

  // Moves the frame 10 screen pixels to the right, then its lower edge 10 up.
  await editor.getByRole('group', { name: /^Crop frame/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(editor.getByRole('spinbutton', { name: 'From left (px)' })).not.toHaveValue('0')
  await editor.getByRole('button', { name: 'Resize from the bottom', exact: true }).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(editor.getByText('Result: 800 × 1067 pixels')).toHaveCount(0)
  const height = Number(await editor.getByRole('spinbutton', { name: 'Height (px)' }).inputValue())
  expect(height).toBeGreaterThan(880)
  expect(height).toBeLessThan(1067)

  await editor.getByRole('tab', { name: 'Crop' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Rotate right' }).focus()
  await page.keyboard.press('Enter')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(editor.getByRole('button', { name: 'Rotate right' })).toBeFocused()
  await editor.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(editor).toHaveCount(0)

  const [after] = await readMedia(page, id)
  expect(after).toMatchObject({ id: before?.id, width: height, height: 800 })
  expect(after?.file).not.toBe(before?.file)
})

test('applies redaction and tone to the file, and keeps PNG transparency', async ({ page }) => {
  const id = await findEditableProperty(page)
  const red = { r: 255, g: 0, b: 0, alpha: 0.8 }
  const image = await sharp({ create: { width: 640, height: 480, channels: 4, background: red } })
    .png()
    .toBuffer()
  await page.goto(`/properties/edit/${id}/media`)
  const count = (await readMedia(page, id)).length
  await getFileInput(page).setInputFiles([{ name: 'red.png', mimeType: 'image/png', buffer: image }])
  const lastActions = page.getByRole('button', { name: `Actions for photo ${count + 1}` })
  await lastActions.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: /^Edit photo/ })
  await editor.getByRole('tab', { name: 'Mask' }).click()
  await editor.getByText('Fill', { exact: true }).click()
  await editor.getByRole('button', { name: 'Cover this area' }).click()
  await expectAccessible(page)
  await editor.getByRole('tab', { name: 'Filter' }).click()
  await editor.getByText('Black and white').click()
  await expectAccessible(page)
  await page.route('**/media/replace', (route) => route.abort(), { times: 1 })
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('alert')).toContainText('Your changes are still here')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()

  const saved = (await readMedia(page, id)).at(-1)
  expect(saved?.file).toMatch(/\.png$/)
  const file = await page.request.get(`/media/properties/${id}/${saved?.file}`)
  const picture = sharp(await file.body())
  expect((await picture.stats()).isOpaque).toBe(false)
  const pixels = await picture.removeAlpha().raw().toBuffer()
  const pixelAt = (x: number, y: number) => [...pixels.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
  const [r = 0, g = 0, b = 0] = pixelAt(5, 5)
  // Grey, except for canvas rounding in transparent areas.
  expect(Math.max(Math.abs(g - r), Math.abs(b - r))).toBeLessThanOrEqual(2)
  expect(r).toBeGreaterThan(40)
  expect(Math.max(...pixelAt(320, 240))).toBeLessThan(45)
})

test('uploads continue while another tab of the property is open', async ({ page }) => {
  const id = await findEditableProperty(page)
  await page.goto(`/properties/edit/${id}/media`)
  const count = (await readMedia(page, id)).length
  const releases: (() => void)[] = []
  await page.route('**/media/upload', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await route.continue()
  })
  const image = await createImage('sea.jpg', 320, 240, '#468')
  await getFileInput(page).setInputFiles([1, 2, 3].map((number) => ({ ...image, name: `sea-${number}.jpg` })))
  await expect.poll(() => releases.length).toBe(2)

  const tabs = page.getByRole('navigation', { name: 'Property sections' })
  await tabs.getByRole('link', { name: /^General/ }).click()
  await expect(page.getByRole('textbox', { name: /^Reference/ })).toBeVisible()
  await expect(tabs.getByRole('link', { name: /0 of 3 uploaded/ })).toBeVisible()
  await expectAccessible(page)
  releases[0]?.()
  await expect(tabs.getByRole('link', { name: /1 of 3 uploaded/ })).toBeVisible()

  await tabs.getByRole('link', { name: /^Media/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel upload of sea-3.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel upload of sea-2.jpg' })).toBeVisible()
  await expect.poll(() => releases.length).toBe(3)
  for (const release of releases) release()
  await expect(page.getByText(`${count + 3} photos`)).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Media', exact: true })).toBeVisible()

  // Leaving the property would lose pending uploads, so the page warns.
  await page.unroute('**/media/upload')
  await page.route('**/media/upload', () => undefined)
  await getFileInput(page).setInputFiles([{ ...image, name: 'late.jpg' }])
  await expect(tabs.getByRole('link', { name: /0 of 1 uploaded/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
})

test('uploads thirty photos at once, then moves one, makes it the cover and rotates it', async ({ page }) => {
  test.slow()
  const id = await findEditableProperty(page)
  await page.goto(`/properties/edit/${id}/media`)
  const count = (await readMedia(page, id)).length
  const images = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      createImage(`photo-${index + 1}.jpg`, 320, 240, { r: 8 * index, g: 96, b: 160 }),
    ),
  )
  await getFileInput(page).setInputFiles(images)
  const tabs = page.getByRole('navigation', { name: 'Property sections' })
  await expect(tabs.getByRole('link', { name: /\d+ of 30 uploaded/ })).toBeVisible()
  await expect(page.getByText(`${count + 30} photos`)).toBeVisible({ timeout: 90_000 })
  await expect(tabs.getByRole('link', { name: 'Media', exact: true })).toBeVisible()

  const uploaded = (await readMedia(page, id)).slice(count)
  expect(uploaded).toHaveLength(30)
  const lastId = uploaded.at(-1)?.id
  await page.getByRole('button', { name: `Move photo ${count + 30} earlier` }).click()
  await expect.poll(async () => (await readMedia(page, id)).at(-2)?.id).toBe(lastId)

  const actions = page.getByRole('button', { name: `Actions for photo ${count + 29}`, exact: true })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Make cover' }).click()
  await expect.poll(async () => (await readMedia(page, id)).find(({ cover }) => cover === 1)?.id).toBe(lastId)
  const editor = page.getByRole('dialog', { name: /^Edit photo/ })
  await expect(async () => {
    await actions.click({ timeout: 5_000 })
    await page.getByRole('menuitem', { name: 'Edit' }).click({ timeout: 5_000 })
    await expect(editor.getByRole('tab', { name: 'Rotate' })).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 120_000 })
  await editor.getByRole('tab', { name: 'Rotate' }).click()
  await editor.getByRole('button', { name: 'Rotate right' }).click()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor).toHaveCount(0)
  expect((await readMedia(page, id)).at(-2)).toMatchObject({ id: lastId, width: 240, height: 320, cover: 1 })
})

test('shows the publication report and a portal check, and a 404 page for an unknown portal', async ({
  page,
}) => {
  const id = await findEditableProperty(page)
  await page.goto(`/properties/edit/${id}/general/exporterlog`)
  await expect(page.getByText('OOPS! We have no feedback')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Check idealista' }).click()
  await expect(page.getByRole('heading', { name: 'idealista check' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Reference/ })).toBeVisible()
  await page.goto(`/properties/edit/${id}/general/checkInsertion/elsewhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

const getFileInput = (page: Page) => page.locator('input.filepond--browser')

const headers = { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' }

async function findEditableProperty(page: Page): Promise<number> {
  const response = await page.request.get('/api/v1/properties?page=1&itemsPerPage=24', { headers })
  const { properties } = (await response.json()) as { properties: { id: number; disabled?: number }[] }
  return first(properties.filter(({ disabled }) => disabled !== 1)).id
}

async function readMedia(page: Page, id: number): Promise<Media[]> {
  const response = await page.request.get(`/api/v1/property/${id}/media`, { headers })
  return ((await response.json()) as { block: { media: Media[] } }).block.media
}
