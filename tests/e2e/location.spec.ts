import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getMarker = (page: Page) => page.getByRole('application', { name: /^Marker at/ })
const getField = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const readCoordinates = async (page: Page) =>
  (await getField(page, 'lat').inputValue()).split(', ').map(Number)

async function openLocation(page: Page) {
  await page.goto('/properties/listings')
  const link = page.locator('a[href^="/properties/edit/"]').first()
  const url = (await link.getAttribute('href')) ?? ''
  await page.goto(url.replace(/general$/, 'location'))
  await expect(page.getByRole('region', { name: 'Location map' })).toBeVisible()
}

async function removeLocation(page: Page) {
  await page.getByRole('button', { name: 'Remove location' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove location' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
}

test('finds and moves a location by keyboard, without an external geocoder, and saves and removes it', async ({
  page,
}) => {
  test.slow()
  await openSession(page)
  await openLocation(page)
  // The sample agency's properties have a location: the marker and the map's attribution are shown.
  await expect(getMarker(page)).toBeVisible()
  await expect(page.getByText('Natural Earth, GeoNames')).toBeVisible()
  await expectAccessible(page)

  // A second location is rejected while the first exists.
  await page.getByRole('combobox', { name: 'Find a place or address' }).fill('tavi')
  await expect(page.getByRole('option', { name: /Tavira/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Just one location allowed. Remove the other')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await removeLocation(page)
  await expect(page.getByText('No location yet')).toBeVisible()
  await expect(getMarker(page)).toBeHidden()

  // Without a marker nothing is saved, and the typed values stay.
  await getField(page, 'routeLocation').fill('Rua da Liberdade 4')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('The map marker must be moved into position').first()).toBeVisible()
  await expect(getField(page, 'routeLocation')).toHaveValue('Rua da Liberdade 4')

  // By keyboard alone: search, select, focus the marker, move it.
  await page.getByRole('combobox', { name: 'Find a place or address' }).focus()
  await page.keyboard.type('Vilamo')
  await expect(page.getByRole('option', { name: /Vilamoura/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(getField(page, 'concelho')).toHaveValue('Loulé')
  await expect(getField(page, 'distrito')).toHaveValue('Faro')
  await expect(getField(page, 'political')).toHaveValue('Vilamoura')
  const [lat = 0, lng = 0] = await readCoordinates(page)
  const hasFocus = () => getMarker(page).evaluate((element) => element === document.activeElement)
  for (let tab = 0; tab < 6 && !(await hasFocus()); tab++) await page.keyboard.press('Tab')
  await expect(getMarker(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('+')
  const [north = 0, east = 0] = await readCoordinates(page)
  expect(north).toBeGreaterThan(lat)
  expect(east - lng).toBeGreaterThan((north - lat) * 4)
  await expect(page.getByRole('status').getByText(`Marker moved to ${north.toFixed(5)}`)).toBeAttached()
  await expect(getField(page, 'routeLocation')).toHaveValue('Rua da Liberdade 4')
  await getField(page, 'radius').fill('250')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved successfully')).toBeVisible()

  await page.reload()
  await expect(getMarker(page)).toBeVisible()
  expect(await readCoordinates(page)).toEqual([north, east])
  await expect(getField(page, 'radius')).toHaveValue('250')
  await expect(getField(page, 'concelho')).toHaveValue('Loulé')
  await removeLocation(page)
  await page.reload()
  await expect(page.getByText('No location yet')).toBeVisible()
  await expectAccessible(page)
})

test('accepts pasted coordinates, moves the marker on click and by dragging, and warns about unsaved changes', async ({
  page,
}) => {
  await openSession(page)
  await openLocation(page)
  await getField(page, 'lat').fill('41,1496, -8,6110')
  await getField(page, 'lat').press('Tab')
  await expect(getField(page, 'lat')).toHaveValue('41.14960, -8.61100')
  await expect(getField(page, 'concelho')).toHaveValue('Porto')

  const map = page.getByRole('region', { name: 'Location map' })
  await map.click({ position: { x: 320, y: 220 } })
  await expect(getField(page, 'lat')).not.toHaveValue('41.14960, -8.61100')
  const before = await readCoordinates(page)
  const box = await getMarker(page).boundingBox()
  if (box === null) throw new Error('The marker is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 110, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => readCoordinates(page)).not.toEqual(before)

  await page.getByRole('link', { name: 'Media' }).first().click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
})
