/** Distance from the list to its button. */
const gapPx = 6
/** Distance from the list to the window's edge. */
const marginPx = 8
/** If neither side has this height, as in a window zoomed to 400 %, the list may cover the button. */
const minHeightPx = 240

/** `right`: to the right of the button, for buttons in a column at the left edge of the window. */
export type MenuAlign = 'start' | 'end' | 'right'

/**
 * Positions a list to the `right` of its button, or below it. If the list doesn't fit below, uses the side with more
 * space, or covers the button if that side is too small. Reads layout once, then writes. Returns false if the button is
 * no longer visible.
 */
export function positionList(list: HTMLElement, trigger: HTMLElement, align: MenuAlign): boolean {
  const button = trigger.getBoundingClientRect()
  if (button.width === 0 && button.height === 0) return false
  const { clientWidth, clientHeight } = document.documentElement
  const height = list.scrollHeight + list.offsetHeight - list.clientHeight
  const width = list.offsetWidth
  const below = clientHeight - button.bottom - gapPx - marginPx
  const above = button.top - gapPx - marginPx
  const space = height <= below ? below : Math.max(below, above)

  const { style } = list
  if (align === 'right') {
    style.left = `${button.right + gapPx}px`
    style.top = `${Math.max(Math.min(button.top, clientHeight - height - marginPx), marginPx)}px`
    style.maxHeight = `${clientHeight - 2 * marginPx}px`
    return true
  }
  const left = align === 'end' ? button.right - width : button.left
  style.left = `${Math.max(Math.min(left, clientWidth - width - marginPx), marginPx)}px`
  if (height > space && space < minHeightPx) {
    style.top = `${marginPx}px`
    style.bottom = 'auto'
    style.maxHeight = `${clientHeight - 2 * marginPx}px`
  } else {
    style.top = space === below ? `${button.bottom + gapPx}px` : 'auto'
    style.bottom = space === below ? 'auto' : `${clientHeight - button.top + gapPx}px`
    style.maxHeight = `${space}px`
  }
  return true
}
