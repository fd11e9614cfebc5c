import type { Page } from '@playwright/test'

type Stop = {
  description: string
  /** Index among the previous stops; -1 for a new stop, -2 if the focus has not moved. */
  seenAt: number
  isOutlined: boolean
  isCovered: boolean
  /** Precedes the previous stop in the document. */
  isBackward: boolean
}

/** More stops than any page has; reaching it indicates a focus trap. */
const maxStops = 420
/** Stops in one control, such as the day, month, year and calendar of a date. */
const maxStopsInWidget = 6

/**
 * Walks the page with Tab from the top of the document until focus leaves it or returns to an earlier stop. Returns the
 * faults found (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11) and the number of stops.
 */
export async function tabThroughPage(page: Page): Promise<{ faults: string[]; stops: number }> {
  await page.evaluate(resetFocus)
  const faults: string[] = []
  let stopsInWidget = 0
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab')
    let stop = await page.evaluate(recordStop)
    // Scrolling may still be in progress.
    if (stop?.isCovered === true) {
      await page.waitForTimeout(250)
      const recheck = await page.evaluate(recordStop)
      stop = { ...stop, isCovered: recheck?.isCovered === true }
    }
    if (stop === null || (stop.seenAt === 0 && stops > 0)) {
      const unreached = await page.evaluate(findUnreachedControls)
      return { faults: [...faults, ...unreached.map((description) => `not reached: ${description}`)], stops }
    }
    if (stop.seenAt > 0) {
      return { faults: [...faults, `trap: the focus is back on ${stop.description}`], stops }
    }
    stopsInWidget = stop.seenAt === -2 ? stopsInWidget + 1 : 0
    if (stopsInWidget > maxStopsInWidget)
      return { faults: [...faults, `trap: the focus stays on ${stop.description}`], stops }
    if (stopsInWidget > 0 && stop.isOutlined) continue
    if (stop.isCovered) faults.push(`covered: ${stop.description}`)
    if (stop.isBackward) faults.push(`focus order goes back: ${stop.description}`)
    if (!stop.isOutlined && !(await hasVisibleFocus(page))) faults.push(`focus not seen: ${stop.description}`)
  }
  return { faults: [...faults, `trap: ${maxStops} stops without reaching the end`], stops: maxStops }
}

/** Moves the starting point of Tab to the top of the document. */
function resetFocus() {
  Object.assign(window, { visited: [] })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const start = document.createElement('span')
  start.tabIndex = -1
  document.body.prepend(start)
  start.focus({ preventScroll: true })
  start.remove()
  window.scrollTo({ top: 0, behavior: 'instant' })
}

function recordStop(): Stop | null {
  const { visited } = window as unknown as { visited: Element[] }
  const element = document.activeElement
  if (element === null || element === document.body || element.localName === 'nextjs-portal') return null
  const previousElement = visited.at(-1)
  const seenAt = previousElement === element ? -2 : visited.indexOf(element)
  if (seenAt === -1) visited.push(element)

  // Some controls are drawn by their label or container (FilePond).
  const visual = isVisible(element) ? element : (element.closest('label') ?? element.parentElement ?? element)
  const box = visual.getBoundingClientRect()
  const fractions = [0.08, 0.3, 0.5, 0.7, 0.92]
  const isUncovered = fractions.some((x) =>
    fractions.some((y) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return hit !== null && (visual.contains(hit) || (hit.contains(visual) && hit !== document.body))
    }),
  )
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
  const isOutlined = [element, visual, element.parentElement, element.firstElementChild].some(
    (element) =>
      element !== null &&
      (hasOutline(getComputedStyle(element)) ||
        hasOutline(getComputedStyle(element, '::after')) ||
        hasOutline(getComputedStyle(element, '::before'))),
  )
  const values = ['id', 'name', 'role', 'aria-label', 'href'].map((name) => element.getAttribute(name) ?? '')
  return {
    description: `<${element.localName} ${values.filter((candidate) => candidate !== '').join(' ')}> ${(element.textContent ?? '').trim().slice(0, 40)}`,
    seenAt,
    isOutlined,
    isCovered: !isUncovered,
    isBackward:
      previousElement !== undefined &&
      seenAt === -1 &&
      Boolean(previousElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) &&
      !element.contains(previousElement),
  }

  function isVisible(element: Element) {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0'
  }
}

/** Describes the controls that Tab did not reach; a group of radio buttons counts as one. */
function findUnreachedControls(): string[] {
  const { visited } = window as unknown as { visited: Element[] }
  const visitedRadioGroups = new Set(
    visited.flatMap((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
    ),
  )
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex="0"]',
  )
  return [...controls]
    .filter((entry) => {
      if (visited.includes(entry) || !entry.checkVisibility({ visibilityProperty: true })) return false
      if (entry.matches(':disabled, [tabindex="-1"]') || entry.closest('[inert], [aria-hidden=true]'))
        return false
      if (entry.closest('fieldset:disabled') || entry.closest('iframe')) return false
      return !(
        entry instanceof HTMLInputElement &&
        entry.type === 'radio' &&
        visitedRadioGroups.has(entry.name)
      )
    })
    .slice(0, 8)
    .map(
      (entry) =>
        `<${entry.localName} ${entry.getAttribute('name') ?? entry.getAttribute('aria-label') ?? ''}> ${(entry.textContent ?? '').trim().slice(0, 40)}`,
    )
}

async function hasVisibleFocus(page: Page): Promise<boolean> {
  const clip = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    if (box === undefined) return null
    const x = Math.max(box.x - 6, 0)
    const y = Math.max(box.y - 6, 0)
    const width = Math.min(box.width + 12, window.innerWidth - x)
    const height = Math.min(box.height + 12, window.innerHeight - y)
    return width > 0 && height > 0 ? { x, y, width, height } : null
  })
  if (clip === null) return false
  const screenshotOptions = { clip, animations: 'disabled', caret: 'hide' } as const
  const activeElement = await page.evaluateHandle(() => document.activeElement)
  const focused = await page.screenshot(screenshotOptions)
  await activeElement.evaluate((element) => (element as HTMLElement).blur())
  const blurred = await page.screenshot(screenshotOptions)
  await activeElement.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }))
  return !focused.equals(blurred)
}
