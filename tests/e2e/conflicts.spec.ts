import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { first } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import { dropSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { watchContext } from './support/watch-page.ts'

const getTitle = (page: Page) => page.locator('input[name="i18n.title.pt"]')
const getDescription = (page: Page) => page.locator('textarea[name="i18n.description.pt"]')
const getPrice = (page: Page) => page.locator('input[name="price"]')
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this record' })
const expectSaved = (page: Page) => expect(page.getByText('Unsaved changes')).toHaveCount(0)

const readDrafts = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('soleira:draft:'))),
  )

/** Waits for the response to the save, because “Unsaved changes” isn't shown while the save is running either. */
async function waitForSave(page: Page, save: () => Promise<void>) {
  const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST')
  await save()
  await response
}

const save = (page: Page) => waitForSave(page, () => page.keyboard.press('Control+s'))

async function addProperty(page: Page, reference: string): Promise<string> {
  await page.goto('/properties/new')
  await page.locator('input[name="reference"]').fill(reference)
  await page.locator('select[name="type_id"]').selectOption({ index: 1 })
  await getPrice(page).fill('300.000')
  await getTitle(page).fill('Apartamento em Alfama')
  await save(page)
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)
  await expect(getPrice(page)).toHaveValue('300.000')
  return new URL(page.url()).pathname
}

async function openColleaguePage(browser: Browser, origin: string, pageErrors: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  await watchContext(context, origin, pageErrors)
  const page = await context.newPage()
  await signIn(page, 'user')
  return page
}

test('merges changes of two users to different fields and requires a choice for the same field, by keyboard', async ({
  page: ana,
  browser,
  app,
  pageErrors,
}) => {
  test.slow()
  await signIn(ana)
  const url = await addProperty(ana, 'two-1')
  const rui = await openColleaguePage(browser, app.origin, pageErrors)
  await rui.goto(url)
  await expect(getPrice(rui)).toHaveValue('300.000')

  await getTitle(ana).fill('Apartamento com rio em Alfama')
  await getPrice(rui).fill('280.000')
  await save(rui)
  await expectSaved(rui)
  await save(ana)
  await expect(getDialog(ana)).toContainText('Their change')
  await expect(getDialog(ana)).toContainText('280.000')
  await expect(getDialog(ana).getByRole('radio')).toHaveCount(0)
  await expectAccessible(ana)
  await expect(getDialog(ana).getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await waitForSave(ana, () => ana.keyboard.press('Enter'))
  await expectSaved(ana)
  await expect(getPrice(ana)).toHaveValue('280.000')
  await rui.reload()
  await expect(getTitle(rui)).toHaveValue('Apartamento com rio em Alfama')
  await expect(getPrice(rui)).toHaveValue('280.000')

  const longText = 'Do terraço vê-se o Tejo. '.repeat(60)
  await getDescription(ana).fill(`Ana: ${longText}`)
  await getPrice(ana).fill('290.000')
  await getDescription(rui).fill(`Rui: ${longText}`)
  await getPrice(rui).fill('270.000')
  await save(ana)
  await expectSaved(ana)
  await save(rui)
  await expect(getDialog(rui).getByRole('radiogroup')).toHaveCount(2)
  await expect(getDialog(rui).getByRole('radiogroup', { name: 'Description (Portuguese)' })).toContainText(
    'Ana: ',
  )
  await expectAccessible(rui)

  // Save focuses the next choice; arrows and the space bar select.
  await getDialog(rui).getByRole('button', { name: 'Save', exact: true }).focus()
  await rui.keyboard.press('Enter')
  await expect(getDialog(rui).getByText('Choose one')).toHaveCount(2)
  await expect(getDialog(rui).getByRole('radio').first()).toBeFocused()
  await expectAccessible(rui)
  await getDialog(rui)
    .getByRole('radiogroup', { name: /^Price/ })
    .getByRole('radio')
    .first()
    .focus()
  await rui.keyboard.press('Space')
  await getDialog(rui)
    .getByRole('radiogroup', { name: /^Description/ })
    .getByRole('radio')
    .first()
    .focus()
  await rui.keyboard.press('ArrowRight')
  await getDialog(rui).getByRole('button', { name: 'Save', exact: true }).focus()
  await waitForSave(rui, () => rui.keyboard.press('Enter'))
  await expectSaved(rui)
  await ana.reload()
  await expect(getPrice(ana)).toHaveValue('270.000')
  await expect(getDescription(ana)).toHaveValue(/^Ana: /)
  await rui.context().close()
})

test('restores unsaved text after a reload, for its author only', async ({ page }) => {
  await signIn(page)
  const url = await addProperty(page, 'two-2')
  await getTitle(page).fill('Escrito e não guardado')
  await expect.poll(() => readDrafts(page)).toContain('Escrito e não guardado')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(getTitle(page)).toHaveValue('Apartamento em Alfama')
  await expect(page.getByText(/You have unsaved text from \d\d:\d\d/)).toBeVisible()
  await expectAccessible(page)

  // The session ends; a colleague at the same browser does not see the draft.
  await dropSession(page)
  await signIn(page, 'user')
  await page.goto(url)
  await expect(getTitle(page)).toHaveValue('Apartamento em Alfama')
  await expect(page.getByText(/You have unsaved text/)).toHaveCount(0)

  await dropSession(page)
  await signIn(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(getTitle(page)).toHaveValue('Escrito e não guardado')
  await save(page)
  await expectSaved(page)
  await expect.poll(() => readDrafts(page)).not.toContain('Escrito e não guardado')
  await page.reload()
  await expect(getTitle(page)).toHaveValue('Escrito e não guardado')
  await expect(page.getByText(/You have unsaved text/)).toHaveCount(0)
})

test('shows conflicts over a location and over the photo order to the user who saves last, and merges neither', async ({
  page: ana,
  browser,
  app,
  pageErrors,
}) => {
  test.slow()
  await signIn(ana)
  const { id } = first(
    queryRows<{ id: number }>(
      app,
      `select p.id from properties p join media m on m.location = 'properties' and m.owner_id = p.id
     where p.disabled = 0 and p.archived = 0 and p.title_en != '' and p.title_pt != '' and p.description_en != ''
     and p.description_pt != '' group by p.id having count(*) > 3`,
    ),
  )
  const url = `/properties/edit/${id}`
  const rui = await openColleaguePage(browser, app.origin, pageErrors)
  const getCoordinatesField = (page: Page) => page.locator('input[name="lat"]')
  const location = `${url}/location`
  await Promise.all([ana.goto(location), rui.goto(location)])
  await getCoordinatesField(ana).fill('38.70970, -9.42170')
  await expect(ana.locator('input[name="concelho"]')).toHaveValue('Cascais')
  await getCoordinatesField(rui).fill('41.15000, -8.61000')
  await expect(rui.locator('input[name="concelho"]')).toHaveValue('Porto')
  await save(rui)
  await expectSaved(rui)
  await save(ana)
  await expect(getDialog(ana).getByRole('radiogroup')).toHaveCount(1)
  await expectAccessible(ana)
  await getDialog(ana)
    .getByRole('radio', { name: /^Theirs.*41\.15000, -8\.61000.*Porto/ })
    .check()
  await getDialog(ana).getByRole('button', { name: 'Apply without saving' }).click()
  await expectSaved(ana)
  await expect(getCoordinatesField(ana)).toHaveValue('41.15000, -8.61000')
  await expect(ana.locator('input[name="concelho"]')).toHaveValue('Porto')

  const media = `${url}/media`
  const readImages = async (page: Page) => {
    const cells = page.getByRole('list', { name: 'Photos and floor plans' }).locator('li img[src^="/media/"]')
    await expect(cells.nth(2)).toBeAttached()
    return cells.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  }
  await Promise.all([ana.goto(media), rui.goto(media)])
  const [image1, image2, image3, ...others] = await readImages(ana)
  expect(await readImages(rui)).toEqual([image1, image2, image3, ...others])
  await waitForSave(rui, () => rui.getByRole('button', { name: 'Move photo 1 later' }).click())
  await expect.poll(() => readImages(rui)).toEqual([image2, image1, image3, ...others])
  await ana.getByRole('button', { name: 'Move photo 3 earlier' }).click()
  await expect(ana.getByText('Someone else changed the order while you were editing')).toBeVisible()
  await expect.poll(() => readImages(ana)).toEqual([image2, image1, image3, ...others])
  await expectAccessible(ana)
  await waitForSave(ana, () => ana.getByRole('button', { name: 'Apply my order' }).click())
  await expect.poll(() => readImages(ana)).toEqual([image1, image3, image2, ...others])
  await rui.reload()
  await expect.poll(() => readImages(rui)).toEqual([image1, image3, image2, ...others])
  await rui.context().close()
})
