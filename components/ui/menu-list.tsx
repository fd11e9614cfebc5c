import Link from 'next/link'
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes'
import { isDisabled, findItemAt, focusEdgeItem, focusItem, useMenuKeys } from './menu-keys'
import { type MenuAlign, positionList } from './menu-position'

export type MenuListProps = {
  id: string
  /** Id of the element that labels the list. */
  labelId: string
  trigger: HTMLButtonElement
  initialFocus: 'none' | 'first' | 'last'
  align: MenuAlign
  width: number
  onClose: () => void
  children: ReactNode
}

const maxMovePx = 5

/**
 * Selects the pressed item even if content inserted above it moves another item under the pointer before the release.
 * The browser itself would click neither item.
 */
function usePressedItem() {
  const press = useRef<{ item: HTMLElement | null; x: number; y: number }>(null)
  return {
    onMouseDown: ({ target, clientX, clientY }: MouseEvent) => {
      press.current = { item: findItemAt(target), x: clientX, y: clientY }
    },
    clickPressedItem: ({ target, clientX, clientY }: MouseEvent) => {
      const { item, x, y } = press.current ?? { item: null, x: 0, y: 0 }
      press.current = null
      const hasMoved = Math.abs(clientX - x) > maxMovePx || Math.abs(clientY - y) > maxMovePx
      if (!hasMoved && findItemAt(target) === null) item?.click()
    },
  }
}

/**
 * The open list, rendered in the body so that nothing clips it. The list has the focus and refers to the active item
 * with `aria-activedescendant`. Active item and position are written to the DOM without rendering.
 */
export function MenuList({
  id,
  labelId,
  trigger,
  initialFocus,
  align,
  width,
  onClose,
  children,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  /** Item that becomes active once the items are rendered, unless the user has already moved to an item. */
  const pendingFocus = useRef(initialFocus)
  const { onMouseDown, clickPressedItem } = usePressedItem()
  const onKeyDown = useMenuKeys(trigger, close)
  const handleTriggerHidden = useEffectEvent(onClose)

  function close() {
    // The selected action may have moved the focus elsewhere.
    if (list.current?.contains(document.activeElement)) trigger.focus({ preventScroll: true })
    onClose()
  }
  const handlePressOutside = useEffectEvent(close)

  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    element.focus({ preventScroll: true })
    function update() {
      if (element === null) return
      if (pendingFocus.current !== 'none') focusEdgeItem(element, pendingFocus.current)
      positionList(element, trigger, align)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true, subtree: true })

    const isInMenuOrTrigger = ({ target }: Event) =>
      target instanceof Node && (element.contains(target) || trigger.contains(target))
    const handlePointerDown = (event: Event) => !isInMenuOrTrigger(event) && handlePressOutside()
    const handleScrollOrResize = (event: Event) =>
      !isInMenuOrTrigger(event) && !positionList(element, trigger, align) && handleTriggerHidden()
    document.addEventListener('pointerdown', handlePointerDown, true)
    document.addEventListener('scroll', handleScrollOrResize, { capture: true, passive: true })
    window.addEventListener('resize', handleScrollOrResize)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', handlePointerDown, true)
      document.removeEventListener('scroll', handleScrollOrResize, true)
      window.removeEventListener('resize', handleScrollOrResize)
    }
  }, [trigger, align])

  return createPortal(
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelId}
      style={{ minWidth: width }}
      className="fixed top-0 left-0 z-50 w-max max-w-[calc(100vw-16px)] overflow-auto overscroll-contain scroll-hint rounded-lg border border-line bg-raised p-1.5 shadow-raised transition-opacity duration-fast outline-none starting:opacity-0"
      onKeyDown={(event) => {
        if (event.currentTarget.querySelector('[role=menuitem]') !== null) pendingFocus.current = 'none'
        onKeyDown(event)
      }}
      onPointerMove={({ currentTarget, target, pointerType }) => {
        if (pointerType === 'touch') return
        pendingFocus.current = 'none'
        const item = findItemAt(target)
        focusItem(currentTarget, item === null || isDisabled(item) ? null : item)
      }}
      onPointerLeave={({ currentTarget, pointerType }) =>
        pointerType !== 'touch' && focusItem(currentTarget, null)
      }
      onFocus={({ currentTarget, target }) => {
        const item = findItemAt(target)
        if (item !== null && !isDisabled(item)) focusItem(currentTarget, item)
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget === null || relatedTarget === trigger) return
        if (!currentTarget.contains(relatedTarget)) onClose()
      }}
      onMouseDown={onMouseDown}
      onClick={(event) => {
        clickPressedItem(event)
        const item = findItemAt(event.target)
        if (item !== null && !isDisabled(item)) close()
      }}
    >
      {children}
    </div>,
    document.body,
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** Marks the item of the current page. */
  current?: boolean
  end?: ReactNode
  children: ReactNode
} & ({ href: string; onSelect?: () => void } | { href?: undefined; onSelect: () => void })

export function MenuItem({
  icon,
  tone = 'plain',
  disabled,
  current,
  end,
  href,
  onSelect,
  children,
}: MenuItemProps) {
  const shared = {
    id: useId(),
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    'aria-current': current ? ('page' as const) : undefined,
    className: classes(
      'flex w-full items-center gap-2.5 rounded-sm px-2.5 py-2 text-left text-sm outline-none pointer-coarse:py-3 [&_svg]:size-5 [&_svg]:shrink-0',
      disabled && 'opacity-50',
      tone === 'danger'
        ? 'text-danger data-focus:bg-danger-soft'
        : 'text-ink data-focus:bg-wash [&_svg]:text-ink-soft',
    ),
    onClick: (event: MouseEvent) => (disabled ? event.preventDefault() : onSelect?.()),
  }
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </>
  )
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Link href={href} {...shared}>
      {content}
    </Link>
  )
}
