import type { Page } from '@playwright/test'

// Each check returns descriptions of faulty elements. Numbers in comments are WCAG success criteria.

/** Returns a selector-like description of an element. Runs in the page (`evaluateInPage`). */
const describe = `(element) => {
  const named = ['id', 'name', 'role', 'aria-label', 'href', 'type'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value ? [name + '="' + value.slice(0, 60) + '"'] : []
  })
  const words = (element.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 50)
  const classNames = String(element.getAttribute('class') || '').split(' ').slice(0, 6).join(' ')
  return '<' + element.localName + ' ' + named.join(' ') + ' class="' + classNames + '"> ' + words
}`

/** Returns whether an element is visible to a sighted user; visually hidden texts have a box of one pixel. */
const isSeen = `(element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}`

function evaluateInPage<T>(page: Page, source: string): Promise<T> {
  return page.evaluate<T>(
    `(async () => { const describe = ${describe}; const isSeen = ${isSeen}; ${source} })()`,
  )
}

/** Source that declares `cut`, the elements whose text is clipped. */
const declareCut = `
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    if (!isSeen(element) || element.closest('svg, [aria-hidden=true], select, .leaflet-container, iframe')) return false
    const style = getComputedStyle(element)
    const isClipping = (overflow) => overflow === 'hidden' || overflow === 'clip'
    if (element.textContent.trim() === '' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
    const { width, height } = element.getBoundingClientRect()
    return (isClipping(style.overflowX) && width > 4 && element.scrollWidth > element.clientWidth + 1) ||
      (isClipping(style.overflowY) && height > 4 && element.scrollHeight > element.clientHeight + 1)
  })`

/** 1.4.10: elements that make the page wider than its window. Tables and maps may scroll in their own box. */
export const findPageScrolledSideways = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) =>
      isSeen(element) && element.getBoundingClientRect().right > width + 1)
    return ['wider by ' + (document.documentElement.scrollWidth - width), ...wide.slice(0, 6).map(describe)]`,
  )

/** 1.4.4, 1.4.10: clipped texts. */
export const findCutOffText = (page: Page) =>
  evaluateInPage<string[]>(page, `${declareCut}; return cut.slice(0, 8).map(describe)`)

/** 1.4.10: horizontally scrolling boxes other than tables, maps, tab bars and print sheets (.paper). */
export const findBoxesScrolledSideways = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `return [...document.querySelectorAll('body *')].filter((element) => {
      if (!isSeen(element) || element.querySelector(':scope table, :scope [role=tab], :scope canvas, :scope .paper')) return false
      // Rows of tabs (.edge-fade) scroll sideways on purpose.
      if (element.closest('table, textarea, input, .leaflet-container, pre, .edge-fade')) return false
      const style = getComputedStyle(element)
      return ['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1
    }).map(describe)`,
  )

/** Controls whose centre is covered by another element. Checks the top dialog or panel; if none is open, the page. */
export const findCoveredControls = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    // An overlay that closes on a click outside, or the panel of a toolbar's button.
    const overlay = dialog ?? document.querySelector('[aria-hidden=true].fixed.inset-0 + [role=group], [aria-expanded=true] + section')
    // A menu covers the page on purpose.
    if (!overlay && document.querySelector('[role=menu]')) return []
    const containers = overlay ? [overlay] : [...document.querySelectorAll('main, header')]
    const controls = containers.flatMap((container) => [...container.querySelectorAll('a[href], button, input, select, textarea, summary')])
    const covered = []
    for (const control of controls) {
      if (!isSeen(control) || control.disabled || control.closest('[inert], .leaflet-container, .range-handle') || control.type === 'range') continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit === null || control.contains(hit) || hit.contains(control)) continue
      const label = control.labels?.[0] ?? control.closest('label')
      if (label && (label.contains(hit) || hit.contains(label))) continue
      covered.push(describe(control) + ' UNDER ' + describe(hit))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return covered.slice(0, 8)`,
  )

/** 1.4.12: texts clipped, and elements wider than the page, with the text spacing that the criterion requires. */
export const findTextCutOffBySpacing = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const before = (() => { ${declareCut}; return new Set(cut) })()
    const style = new CSSStyleSheet()
    style.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
    document.adoptedStyleSheets.push(style)
    await new Promise((resolve) => setTimeout(resolve, 100))
    ${declareCut}
    const lost = cut.filter((element) => !before.has(element)).slice(0, 8).map(describe)
    const width = document.documentElement.clientWidth
    const excess = document.documentElement.scrollWidth - width
    const isTooWide = (element) => isSeen(element) && element.getBoundingClientRect().right > width + 1
    const wide = excess > 0 ? ['page wider by ' + excess, ...[...document.querySelectorAll('body *')].filter(isTooWide).slice(-3).map(describe)] : []
    document.adoptedStyleSheets.pop()
    return [...wide, ...lost]`,
  )

/** 2.3.3, 2.2.2: animations that run despite reduced motion. */
export const findMotion = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `return document.getAnimations().filter((animation) => {
      const { activeDuration } = animation.effect.getComputedTiming()
      return animation.playState === 'running' && activeDuration > 20
    }).map((animation) => describe(animation.effect.target))`,
  )

/** 3.1.2: inputs for English or Portuguese text whose `lang` is missing or another language. */
export const findTextsWithoutLanguage = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const kinds = 'input[type=text], input:not([type]), textarea, [contenteditable=true]'
    return [...document.querySelectorAll(kinds)].filter((box) => {
      const [, language] = /(?:[._]|\\[)(en|pt)\\]?$/.exec(box.getAttribute('name') ?? '') ?? []
      return language !== undefined && box.closest('[lang]')?.lang.split('-')[0] !== language
    }).map(describe)`,
  )

/** 1.3.1, 2.4.6: skipped heading levels and empty headings. */
export const findHeadingFaults = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility() && !heading.closest('[inert]'))
    let level = 0
    return headings.flatMap((heading) => {
      const previousLevel = level
      level = Number(heading.localName[1])
      const faults = []
      if (level > previousLevel + 1 && previousLevel > 0) faults.push('h' + previousLevel + ' then ' + describe(heading))
      if (heading.textContent.trim() === '') faults.push('empty ' + describe(heading))
      return faults
    })`,
  )

/**
 * 2.5.8: targets under 24 px (23.5 for rounding) that have another target within 12 px of their centre. Inline targets
 * are exempt.
 */
export const findSmallTargets = (page: Page) =>
  evaluateInPage<string[]>(
    page,
    `const targets = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [role=button], [role=tab], [role=menuitem]')]
      .filter((target) => isSeen(target) && !target.closest('[inert]'))
    const boxes = targets.map((target) => {
      const label = target.matches('input') ? target.closest('label') : null
      // The link of a row is as large as its ::after, which fills the row.
      const fillsRow = getComputedStyle(target).position === 'static' && getComputedStyle(target, '::after').position === 'absolute'
      return { target, box: (label ?? (fillsRow ? target.offsetParent : target)).getBoundingClientRect() }
    })
    return boxes.filter(({ target, box }) => {
      if (box.width >= 23.5 && box.height >= 23.5) return false
      if (getComputedStyle(target).display === 'inline' && target.closest('p, li, dd, td, figcaption')) return false
      const x = box.left + box.width / 2, y = box.top + box.height / 2
      return boxes.some(({ target: other, box: otherBox }) => {
        if (other === target || other.contains(target) || target.contains(other)) return false
        const dx = Math.max(otherBox.left - x, 0, x - otherBox.right), dy = Math.max(otherBox.top - y, 0, y - otherBox.bottom)
        return Math.hypot(dx, dy) < 12
      })
    }).map(({ target, box }) => Math.round(box.width) + '×' + Math.round(box.height) + ' ' + describe(target))`,
  )
