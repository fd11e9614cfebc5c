import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The only axe rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type AxeFinding = { rule: string; help: string; theme: 'dark' | 'light'; where: string[] }

/** Fails on any axe finding for WCAG 2.2 A or AA on the current page, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits for lists, which are dimmed while they reload, but not for busy buttons, which may wait for the user.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  const wasDark = await isDark(page)
  const findings = await collectAxeFindings(page, wasDark, wcagTags)
  findings.push(...(await collectAxeFindings(page, !wasDark, 'colours')))
  await setTheme(page, wasDark)
  expect(findings).toEqual([])
}

/** Runs the axe rules with the given tags, or only those that depend on the theme (`colours`). */
export async function collectAxeFindings(
  page: Page,
  dark: boolean,
  tags: readonly string[] | 'colours',
): Promise<AxeFinding[]> {
  await setTheme(page, dark)
  // The page behind an open dialog is inert, but axe would still check the size of its targets. Legacy mode doesn't
  // open a second page for the analysis.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('[inert]')
    .setLegacyMode()
  const { violations } = await (
    tags === 'colours' ? axe.withRules(colourRules) : axe.withTags([...tags])
  ).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    theme: dark ? 'dark' : 'light',
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

/**
 * Switches the theme class, which preserves the page's state, and finishes all transitions: those of off-screen
 * elements never end.
 */
async function setTheme(page: Page, dark: boolean): Promise<void> {
  await page.evaluate(async (expected) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    document.documentElement.classList.toggle('dark', expected)
    // An element that inherits its colour may start a transition when its parent's transition has ended.
    for (let checks = 0; checks < 20; checks++) {
      await pause(20)
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (transitions.length === 0) break
      for (const transition of transitions) transition.finish()
    }
    // A spinner never ends.
    const finiteAnimations = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([
      Promise.allSettled(finiteAnimations.map((animation) => animation.finished)),
      pause(1_500),
    ])
    // FilePond fades its labels by script.
    const isFading = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="opacity"]')].some(
        ({ style }) => Number(style.opacity) > 0 && Number(style.opacity) < 1,
      )
    for (let checks = 0; checks < 200 && isFading(); checks++) await pause(50)
  }, dark)
}
