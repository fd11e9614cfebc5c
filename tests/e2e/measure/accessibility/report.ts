import type { Page } from '@playwright/test'
import { collectAxeFindings, wcagTags } from '../../support/accessible.ts'
import { expect } from '../../support/test.ts'
import { findCoveredControls, findCutOffText, findPageScrolledSideways } from './page-faults.ts'

/** Viewports of a window of 1280 px, at a zoom of 100 % and 400 %. */
export const wide = { width: 1280, height: 900 }
export const zoomedTo400 = { width: 320, height: 256 }
export const narrow = { width: 320, height: 640 }

const axeTags = [...wcagTags, 'best-practice']

/** Reports findings without stopping, so that one run lists all. */
export async function reportFindings(title: string, findings: Promise<string[]>): Promise<void> {
  expect.soft((await findings).join('\n'), title).toBe('')
}

/** Reports what doesn't fit the viewport. */
export async function reportReflow(page: Page, title: string): Promise<void> {
  await reportFindings(`${title}: page scrolls sideways`, findPageScrolledSideways(page))
  await reportFindings(`${title}: text cut off`, findCutOffText(page))
  await reportFindings(`${title}: controls covered`, findCoveredControls(page))
}

/** Reports axe findings: WCAG 2.2 A and AA and best practices in the light theme, colour rules in the dark theme. */
export async function reportAxe(page: Page, state: string): Promise<void> {
  const hasMenu = (await page.getByRole('menu').count()) > 0
  for (const dark of [true, false]) {
    const findings = await collectAxeFindings(page, dark, dark ? 'colours' : axeTags)
    const lines = findings.flatMap(({ rule, where }) =>
      // A menu is rendered outside the landmarks and needs none.
      where
        .filter(() => rule !== 'region' || !hasMenu)
        .map((node) => `${rule}: ${node.replace(/\s+/g, ' ').slice(0, 400)}`),
    )
    await reportFindings(`${state}: axe, ${dark ? 'dark' : 'light'}`, Promise.resolve(lines))
  }
}
