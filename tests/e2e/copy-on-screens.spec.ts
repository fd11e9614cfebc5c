import type { Page } from '@playwright/test'
import { findHardCodedTexts, readKnownTexts } from './support/hard-coded-text.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const screens = [
  '/home',
  '/properties/listings',
  '/properties/listings?view=table',
  '/properties/edit/1/general',
  '/properties/edit/1/media',
  '/condominiums/listings',
  '/agents/add',
  '/key-items/types',
  '/inbox',
  '/portals',
  '/users/myprofile',
  '/activity',
]

/** Returns the UI strings that don't fit: cut off by their box, shortened with an ellipsis, or beyond the page. */
function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labelSelector =
      'button, label, legend, th, dt, h1, h2, h3, nav a, [role=tab], [role=status], option:checked'
    const recordSelector = 'article *, tbody *'
    // The hidden tabs of a row can be scrolled to.
    const scrollsSideways = (element: Element): boolean => {
      const row = element.closest('nav, nav > div')
      return row !== null && getComputedStyle(row).overflowX === 'auto'
    }
    const elements = [
      ...document.querySelectorAll<HTMLElement>(
        `main :is(${labelSelector}), header :is(${labelSelector}), nav a`,
      ),
    ]
    return (
      elements
        .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('span')])
        .filter(
          (element) =>
            element.checkVisibility() && !element.matches(recordSelector) && !element.closest('.sr-only'),
        )
        .filter((element) => {
          const { overflowX, position } = getComputedStyle(element)
          const box = element.getBoundingClientRect()
          if (box.width <= 1 || position === 'absolute') return false
          return (
            (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
            (box.right > document.documentElement.clientWidth + 1 &&
              element.closest('[role=region]') === null &&
              !scrollsSideways(element))
          )
        })
        .map(({ innerText }) => innerText.trim())
        // The agent picker may shorten names and addresses.
        .filter((text) => text !== '' && !/@| · /.test(text))
    )
  })
}

/** Returns the words of UI strings that break across two lines, because their box is narrower than the word. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll('main :is(h1, h2, h3, button, a, label, legend, th, [role=tab])')]
      .filter((element) => !element.matches('article *, tbody *') && element.checkVisibility())
      .flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const match of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(match[0])
          }
        return words
      })
  })
}

/** Returns the texts of bordered boxes whose content is wider than the box. */
function findOverflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { borderLeftWidth, borderTopLeftRadius, overflowX } = getComputedStyle(element)
        return (
          element.checkVisibility() &&
          [borderLeftWidth, borderTopLeftRadius].every((size) => parseFloat(size) > 0) &&
          overflowX === 'visible' &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      .map(({ innerText }) => innerText.trim()),
  )
}

/** Opens each screen once and runs the checks at each width, in px, on the loaded page. */
async function checkScreens(
  { page, app }: { page: Page; app: AppUnderTest },
  locale: string,
  widths: number[],
  check: (label: string) => Promise<void>,
) {
  await openSession(page)
  await page.context().addCookies([{ name: 'locale', value: locale, url: app.origin }])
  for (const screen of screens) {
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 })
      if (index === 0) await page.goto(screen)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await check(`${screen} in ${locale} at ${width} px`)
    }
  }
}

for (const locale of ['pt', 'es', 'fr', 'zh'])
  test(`neither cuts off texts nor breaks words in ${locale}`, async ({ page, app }) => {
    await checkScreens({ page, app }, locale, [1440, 390], async (label) => {
      expect.soft(await findClippedTexts(page), label).toEqual([])
      // Chinese breaks between any two characters.
      if (locale !== 'zh') expect.soft(await findBrokenWords(page), label).toEqual([])
    })
  })

test('keeps Portuguese texts within their cards', async ({ page, app }) => {
  await checkScreens({ page, app }, 'pt', [1280, 1024, 768, 390], async (label) => {
    expect.soft(await findOverflowingTexts(page), label).toEqual([])
  })
})

test('shows only texts that come from messages or data', async ({ page, app }) => {
  const knownTexts = readKnownTexts(app)
  await checkScreens({ page, app }, 'zh', [1440, 390], async (label) => {
    expect.soft(await findHardCodedTexts(page, knownTexts), label).toEqual([])
  })
})
