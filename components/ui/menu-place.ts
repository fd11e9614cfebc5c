/** Between the list and its button, and between the list and the window's edge, in pixels. */
const gap = 6
const air = 8
/** Where neither side of the button has this room, the list may lie over the button: a window enlarged to 400 %. */
const enough = 240

/**
 * Puts a list beside its button: under it, over it where there is more room, or across a window that has room for neither.
 * Reads sizes once and then writes, so that the page is laid out once. Answers false when the button is not shown any more.
 */
export function place(list: HTMLElement, trigger: HTMLElement, align: 'start' | 'end'): boolean {
  const button = trigger.getBoundingClientRect()
  if (button.width === 0 && button.height === 0) return false
  const { clientWidth, clientHeight } = document.documentElement
  const height = list.scrollHeight + list.offsetHeight - list.clientHeight
  const width = list.offsetWidth
  const below = clientHeight - button.bottom - gap - air
  const above = button.top - gap - air
  const room = height <= below ? below : Math.max(below, above)

  const { style } = list
  const left = align === 'end' ? button.right - width : button.left
  style.left = `${Math.max(Math.min(left, clientWidth - width - air), air)}px`
  if (height > room && room < enough) {
    style.top = `${air}px`
    style.bottom = 'auto'
    style.maxHeight = `${clientHeight - 2 * air}px`
  } else {
    style.top = room === below ? `${button.bottom + gap}px` : 'auto'
    style.bottom = room === below ? 'auto' : `${clientHeight - button.top + gap}px`
    style.maxHeight = `${room}px`
  }
  return true
}
