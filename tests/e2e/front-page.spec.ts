import sharp from 'sharp'
import { pageTitle } from './support/desk.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('a cover is photographed, written, moved up and saved, and anybody can read it', async ({
  page,
  product,
}) => {
  await page.goto('/login')
  await signIn(page)
  await page.getByRole('link', { name: 'Front page', exact: true }).click()
  await expect(pageTitle(page, 'Website front page')).toBeVisible()
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a9e8e' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'praia.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel(/^Title of cover 4 \(Portuguese\)/).fill('A praia à porta')
  await page.getByLabel(/^Title of cover 4 \(English\)/).fill('The beach next door')
  await page.getByLabel('Link of cover 4').fill('/imoveis?zona=praia')
  for (const place of [4, 3, 2]) await page.getByRole('button', { name: `Move cover ${place} up` }).click()
  await expect(page.getByLabel(/^Title of cover 1 \(Portuguese\)/)).toHaveValue('A praia à porta')
  await expect(page.getByRole('region', { name: 'How the front page will look' })).toContainText(
    'A praia à porta',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  const answer = await fetch(`${product.apiOrigin}/api/v1/front/homepage`)
  const { covers } = await answer.json()
  expect(covers).toHaveLength(4)
  expect(covers[0]).toMatchObject({ title: { en: 'The beach next door' }, link: '/imoveis?zona=praia' })
})

test('highlights are ordered by keyboard alone, taken off and brought back', async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await page.goto('/frontpage')
  const board = page.getByRole('list', { name: 'Highlighted properties' })
  const references = async () => {
    const texts = await board.getByRole('listitem').allInnerTexts()
    return texts.map((text) => /SOL-\d+/.exec(text)?.[0] ?? '')
  }
  await expect(board.getByRole('listitem').first()).toBeVisible()
  const before = await references()
  const [one = '', two = '', ...rest] = before
  const saved = page.waitForResponse((response) => response.url().endsWith('/frontend/highlights'))
  await board.getByRole('button', { name: new RegExp(`^2.*${two}`) }).press('Alt+ArrowLeft')
  await expect.poll(references).toEqual([two, one, ...rest])
  expect((await saved).status()).toBe(202)
  await page.reload()
  await expect.poll(references).toEqual([two, one, ...rest])
  await board.getByRole('button', { name: new RegExp(`^Take off ${two}`) }).click()
  await expect.poll(references).toEqual([one, ...rest])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(references).toEqual([two, one, ...rest])
})
