import { expect, test } from './support/test.ts'

type Manifest = {
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

test('the app can be installed: its manifest has a start page, and icons have the declared sizes', async ({
  page,
}) => {
  await page.goto('/login')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.status()).toBe(200)
  const manifest = (await response.json()) as Manifest
  expect(manifest).toMatchObject({ start_url: '/home', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual([
    '192x192',
    '512x512',
    'maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image.naturalWidth
    }, src)
    expect(`${width}x${width}`).toBe(sizes)
  }
})
