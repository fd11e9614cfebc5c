import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What the other theme can change: its colours, and nothing of names, roles, sizes and order. */
const ofColours = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export type AxeFinding = { rule: string; help: string; theme: 'dark' | 'light'; where: string[] }

/** Fails when axe finds anything against WCAG 2.2 A or AA on the page as it stands, in the light theme or the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  // A list that is asked for anew is dimmed meanwhile; a button may wait for as long as a person does.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  const before = await isDark(page)
  const found = await axeFindings(page, before, rules)
  found.push(...(await axeFindings(page, !before, 'colours')))
  await setTheme(page, before)
  expect(found).toEqual([])
}

/** What axe finds in one theme; the page stays in it. */
export async function axeFindings(
  page: Page,
  dark: boolean,
  asked: readonly string[] | 'colours',
): Promise<AxeFinding[]> {
  await setTheme(page, dark)
  // Behind an open dialog everything is inert: nobody can reach it, yet axe measures it as targets.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('[inert]')
    .setLegacyMode()
  const { violations } = await (
    asked === 'colours' ? axe.withRules(ofColours) : axe.withTags([...asked])
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
 * Only the class that the tokens hang on, so that what is typed and open on the page stays. Colours arrive at once: what
 * is far off the screen is not drawn, and would never come to the end of its change.
 */
export async function setTheme(page: Page, dark: boolean): Promise<void> {
  await page.evaluate(async (wanted) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    document.documentElement.classList.toggle('dark', wanted)
    // What inherits a colour may begin its own change when the one above has ended.
    for (let looks = 0; looks < 20; looks++) {
      await pause(20)
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (changes.length === 0) break
      for (const change of changes) change.finish()
    }
    const moving = document.getAnimations()
    // A spinner never ends; what does is waited for.
    const ending = moving.filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([Promise.allSettled(ending.map((animation) => animation.finished)), pause(1_500)])
    // FilePond fades its words in by script, a step a frame.
    const fading = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="opacity"]')].some(
        ({ style }) => Number(style.opacity) > 0 && Number(style.opacity) < 1,
      )
    for (let looks = 0; looks < 40 && fading(); looks++) await pause(50)
  }, dark)
}
