import { createImage } from './support/create-image.ts'
import { openMenuGroup, getPageTitle } from './support/dashboard.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('adds, edits, moves and saves a cover, which is then public', async ({ page, app }) => {
  await signIn(page)
  await (await openMenuGroup(page, 'Website')).getByRole('link', { name: 'Front page', exact: true }).click()
  await expect(getPageTitle(page, 'Website front page')).toBeVisible()
  const files = page.locator('input[type="file"]')
  await files.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') })
  await expect(page.getByText('This type of file isn’t allowed. JPEG and PNG only')).toBeVisible()
  await files.setInputFiles(await createImage('praia.jpg', 1600, 900, '#7a9e8e'))
  await page.getByLabel(/^Title for cover 4 \(Portuguese\)/).fill('A praia à porta')
  await page.getByLabel(/^Title for cover 4 \(English\)/).fill('The beach nearby')
  await page.getByLabel('Link for cover 4').fill('/imoveis?zona=praia')
  for (const position of [4, 3, 2])
    await page.getByRole('button', { name: `Move cover ${position} up` }).click()
  await expect(page.getByLabel(/^Title for cover 1 \(Portuguese\)/)).toHaveValue('A praia à porta')
  await expect(page.getByRole('region', { name: 'How the front page will look' })).toContainText(
    'A praia à porta',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  const response = await fetch(`${app.apiOrigin}/api/v1/front/homepage`)
  const { covers } = await response.json()
  expect(covers).toHaveLength(4)
  expect(covers[0]).toMatchObject({ title: { en: 'The beach nearby' }, link: '/imoveis?zona=praia' })
})

test('reorders highlights by keyboard alone, removes and restores one', async ({ page }) => {
  await signIn(page)
  await page.goto('/frontpage')
  const board = page.getByRole('list', { name: 'Highlighted properties' })
  const readReferences = async () => {
    const texts = await board.getByRole('listitem').allInnerTexts()
    return texts.map((text) => /SOL-\d+/.exec(text)?.[0] ?? '')
  }
  await expect(board.getByRole('listitem').first()).toBeVisible()
  const before = await readReferences()
  const [first = '', second = '', ...rest] = before
  const saveResponse = page.waitForResponse((response) => response.url().endsWith('/frontend/highlights'))
  await board.getByRole('button', { name: new RegExp(`^2.*${second}`) }).press('Alt+ArrowLeft')
  await expect.poll(readReferences).toEqual([second, first, ...rest])
  expect((await saveResponse).status()).toBe(202)
  await page.reload()
  await expect.poll(readReferences).toEqual([second, first, ...rest])
  await board.getByRole('button', { name: new RegExp(`^Remove ${second}`) }).click()
  await expect.poll(readReferences).toEqual([first, ...rest])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(readReferences).toEqual([second, first, ...rest])
})
