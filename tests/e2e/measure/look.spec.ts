import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { test } from '../support/test.ts'

/** `LOOK=/login,/home npm run look` selects pages; `LOOK_LANGUAGES=zh` selects languages. */
const routes = (process.env.LOOK ?? '/login,/home,/properties/listings,/properties/new').split(',')
const languages = (process.env.LOOK_LANGUAGES ?? 'en,pt').split(',')
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark'] as const
const beforeSignIn = /^\/(login|signup|forgot|reset|verify|about)/

test('screenshots of the pages', async ({ page, context, faults }) => {
  mkdirSync('.data/look', { recursive: true })
  const shoot = async (route: string) => {
    for (const language of languages) {
      for (const theme of themes) {
        await prefer(context, language, theme, page.url())
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.goto(route)
          await page.waitForLoadState('networkidle')
          const name = `${route.slice(1).replaceAll('/', '-') || 'root'}-${size.width}-${theme}-${language}.png`
          await page.screenshot({
            path: path.join('.data/look', name),
            fullPage: true,
            animations: 'disabled',
          })
        }
      }
    }
  }
  await page.goto('/login')
  for (const route of routes.filter((each) => beforeSignIn.test(each))) await shoot(route)
  if (routes.some((each) => !beforeSignIn.test(each))) {
    await page.goto('/login')
    await signIn(page)
    for (const route of routes.filter((each) => !beforeSignIn.test(each))) await shoot(route)
  }
  // Page errors are checked by the journeys, not here.
  faults.length = 0
})

async function prefer(context: BrowserContext, language: string, theme: string, url: string): Promise<void> {
  // Uses the root path: a cookie at a page's path would be sent in addition to the first, which the server reads.
  const root = new URL('/', url).href
  await context.addCookies([
    { name: 'locale', value: language, url: root },
    { name: 'theme', value: theme, url: root },
  ])
}
