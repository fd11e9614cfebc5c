import { expect, type Page } from '@playwright/test'

/** Makes `goto` and `reload` wait for hydration unless they specify `waitUntil`. */
export function waitForHydrationAfterLoads(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await waitForHydration(page)
    return response
  }
}

/** Waits until React has attached to every control of the page; most earlier input is lost. */
export async function waitForHydration(page: Page): Promise<void> {
  // An evaluation fails when the page navigates; toPass retries it.
  await expect(async () => expect(await page.evaluate(countUnhydratedControls)).toBe(0)).toPass({
    timeout: 10_000,
  })
}

async function countUnhydratedControls(): Promise<number> {
  if (document.querySelector('script[src*="/_next/static/"]') === null) return 0
  const controls = document.querySelectorAll('button, input, select, textarea')
  // Libraries add controls without React after hydration.
  const reactControls = [...controls].filter(
    (control) => control.closest('.filepond--root, .leaflet-container') === null,
  )
  const unhydratedControls = reactControls.filter(
    (control) => !Object.keys(control).some((key) => key.startsWith('__reactProps')),
  )
  // Effects, which add the listeners of shortcuts, run in a task after hydration.
  await new Promise((resolve) => setTimeout(resolve, 20))
  return unhydratedControls.length
}
