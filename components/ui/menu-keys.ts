import { type KeyboardEvent, useRef } from 'react'

const searchTimeoutMs = 350

export function findItemAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=menuitem]') : null
}

export const isDisabled = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true'

const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])'),
]

const findActiveItem = (list: HTMLElement) => list.querySelector<HTMLElement>('[role=menuitem][data-focus]')

/** Marks the active item directly in the DOM: rendering the list on every pointer move would cost a frame. */
export function focusItem(list: HTMLElement, item: HTMLElement | null): void {
  const previousItem = findActiveItem(list)
  if (previousItem === item) return
  previousItem?.removeAttribute('data-focus')
  item?.setAttribute('data-focus', '')
  if (item === null) list.removeAttribute('aria-activedescendant')
  else list.setAttribute('aria-activedescendant', item.id)
}

export function focusEdgeItem(list: HTMLElement, edge: 'first' | 'last'): void {
  const item = itemsOf(list).at(edge === 'first' ? 0 : -1)
  if (item !== undefined) focusItem(list, item)
}

/** Returns a `keydown` handler for the keys of the ARIA menu pattern. */
export function useMenuKeys(trigger: HTMLElement, close: () => void) {
  const search = useRef({ text: '', time: 0 })

  function findMatch(
    items: HTMLElement[],
    currentIndex: number,
    event: KeyboardEvent,
  ): HTMLElement | undefined {
    const { text, time } = search.current
    const prefix = event.timeStamp - time < searchTimeoutMs ? text : ''
    search.current = { text: prefix + event.key.toLowerCase(), time: event.timeStamp }
    // A first letter moves to the next match; further letters may match the current item.
    const start = prefix === '' ? currentIndex + 1 : Math.max(currentIndex, 0)
    return [...items.slice(start), ...items.slice(0, start)].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(search.current.text),
    )
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: list } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Focuses the trigger, from which the browser then moves on to the next element.
    if (key === 'Tab') {
      trigger.focus({ preventScroll: true })
      return close()
    }
    const items = itemsOf(list)
    const item = findActiveItem(list)
    const currentIndex = item === null ? -1 : items.indexOf(item)
    const last = items.length - 1
    const isSearchKey =
      key.length === 1 && (key !== ' ' || event.timeStamp - search.current.time < searchTimeoutMs)
    const targets: Record<string, number> = {
      ArrowDown: Math.min(currentIndex + 1, last),
      ArrowUp: currentIndex === -1 ? last : Math.max(currentIndex - 1, 0),
      Home: 0,
      PageUp: 0,
      End: last,
      PageDown: last,
    }
    const next = isSearchKey ? findMatch(items, currentIndex, event) : items[targets[key] ?? -1]
    if (next !== undefined) {
      focusItem(list, next)
      next.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Escape') close()
    else if (key === 'Enter' || (key === ' ' && !isSearchKey)) {
      // Ignored while the key that opened the list is still pressed, and before the items are loaded.
      if (!event.repeat && items.length > 0) {
        if (item === null) close()
        else item.click()
      }
    } else if (!isSearchKey && targets[key] === undefined) return
    event.preventDefault()
    // Prevents page shortcuts while a list is open, and Escape from closing anything else.
    event.stopPropagation()
  }
}
