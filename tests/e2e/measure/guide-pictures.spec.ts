import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type PictureName, pictures, pictureSize } from '../../../components/guide/guide-content.ts'
import { first } from '../support/desk.ts'
import { activeListings } from '../support/listings.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/**
 * `npm run guide:pictures`: the pictures of the instruction guide, taken of the sample agency in the five languages. They
 * are committed; take them again when the pages that they show have changed. Chinese needs a font of the machine's own.
 */
const languages = ['en', 'pt', 'es', 'fr', 'zh']
const size = { width: 1280, height: 800 }

const places: Record<PictureName, string> = {
  home: '/home',
  'new-property': '/properties/new',
  photographs: '/properties/edit/{id}/media',
  location: '/properties/edit/{id}/location',
  lists: '/properties/listings',
  print: '/properties/print/{id}?kind=sheet',
  developments: '/condominiums/listings',
  'front-page': '/frontpage',
  inbox: '/inbox',
  contacts: '/download/csv',
  account: '/users/myprofile',
}

test('pictures of the guide', async ({ page, context, product, faults }) => {
  await page.setViewportSize(size)
  await signIn(page)
  const whole = activeListings(product).filter(
    ({ disabled, title_en, title_pt }) => disabled === 0 && title_en !== '' && title_pt !== '',
  )
  const id = String(first(whole).id)
  for (const language of languages) {
    mkdirSync(`public/guide/${language}`, { recursive: true })
    await context.addCookies([
      { name: 'locale', value: language, url: product.origin },
      { name: 'theme', value: 'light', url: product.origin },
    ])
    for (const name of pictures) {
      await settle(page, places[name].replace('{id}', id))
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize(pictureSize)
        .webp({ quality: 52, effort: 6 })
        .toFile(`public/guide/${language}/${name}.webp`)
    }
  }
  // Looking is all that is wanted here; the journeys judge.
  faults.length = 0
})

/** Everything that comes on demand is there: photographs, the map, the charts. */
async function settle(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(700)
}
