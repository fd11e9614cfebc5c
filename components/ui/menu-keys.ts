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

/** Makes an item active, directly in the DOM: rendering the list on every pointer move would cost a frame. */
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
    activeIndex: number,
    event: KeyboardEvent,
  ): HTMLElement | undefined {
    const { text, time } = search.current
    const prefix = event.timeStamp - time < searchTimeoutMs ? text : ''
    search.current = { text: prefix + event.key.toLowerCase(), time: event.timeStamp }
    // A first letter moves to the next match; further letters may match the active item.
    const start = prefix === '' ? activeIndex + 1 : Math.max(activeIndex, 0)
    return [...items.slice(start), ...items.slice(0, start)].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(search.current.text),
    )
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: list } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // The browser then moves the focus from the trigger to the next element.
    if (key === 'Tab') {
      trigger.focus({ preventScroll: true })
      return close()
    }
    const items = itemsOf(list)
    const activeItem = findActiveItem(list)
    const activeIndex = activeItem === null ? -1 : items.indexOf(activeItem)
    const lastIndex = items.length - 1
    const isSearchKey =
      key.length === 1 && (key !== ' ' || event.timeStamp - search.current.time < searchTimeoutMs)
    const targetIndexes: Record<string, number> = {
      ArrowDown: Math.min(activeIndex + 1, lastIndex),
      ArrowUp: activeIndex === -1 ? lastIndex : Math.max(activeIndex - 1, 0),
      Home: 0,
      PageUp: 0,
      End: lastIndex,
      PageDown: lastIndex,
    }
    const target = isSearchKey ? findMatch(items, activeIndex, event) : items[targetIndexes[key] ?? -1]
    if (target !== undefined) {
      focusItem(list, target)
      target.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Escape') close()
    else if (key === 'Enter' || (key === ' ' && !isSearchKey)) {
      // Ignored while the key that opened the list is still pressed, and before the items are loaded.
      if (!event.repeat && items.length > 0) {
        if (activeItem === null) close()
        else activeItem.click()
      }
    } else if (!isSearchKey && targetIndexes[key] === undefined) return
    event.preventDefault()
    // Prevents page shortcuts while a list is open, and Escape from closing anything else.
    event.stopPropagation()
  }
}
