'use client'

import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import type { MenuListProps } from './menu-list'
import { onDemand } from './on-demand'
import { useEarlyPress } from './waking'

const menuParts = onDemand(() => import('./menu-list'))

type TriggerProps = ComponentProps<'button'>
type Opened = Pick<MenuListProps, 'trigger' | 'at'>

/**
 * A button that opens a list of actions. `button` is the trigger, a Button or IconButton (with `tooltip={false}`).
 * The list is loaded when a pointer or the focus comes to the trigger; a press that comes first is kept and done then.
 * It lies in the body: not for use within a dialog, which lets nobody out to it.
 */
export function Menu({
  button,
  align = 'end',
  width = 220,
  children,
}: {
  button: ReactElement<TriggerProps>
  align?: 'start' | 'end'
  width?: number
  children: ReactNode
}) {
  const own = button.props
  const made = useId()
  const id = own.id ?? made
  const [opened, setOpened] = useState<Opened | null>(null)
  /** What was asked for before there was a list. */
  const awaited = useRef<Opened>(null)

  function close() {
    awaited.current = null
    setOpened(null)
  }

  function open(next: Opened) {
    if (menuParts.isThere()) return setOpened(next)
    awaited.current = next
    const isAwaited = () => awaited.current === next
    menuParts.fetch().then(
      () => isAwaited() && setOpened(next),
      (error: unknown) => {
        if (isAwaited()) reportError(error)
      },
    )
  }

  useEarlyPress(id, (trigger) => open({ trigger, at: 'none' }))

  const props: TriggerProps = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened === null ? undefined : `${id}-list`,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      menuParts.foresee()
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      menuParts.foresee()
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      awaited.current = null
    },
    onClick: (event) => {
      own.onClick?.(event)
      if (opened !== null) return close()
      // A click without a pointer is a screen reader's: it hears the first line.
      open({ trigger: event.currentTarget, at: event.detail === 0 ? 'first' : 'none' })
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event)
      if (event.key === 'Escape') awaited.current = null
      if (!openingKeys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      // Neither a click of the button nor a scroll of the page.
      event.preventDefault()
      if (opened !== null) close()
      else open({ trigger: event.currentTarget, at: event.key === 'ArrowUp' ? 'last' : 'first' })
    },
    onKeyUp: (event) => {
      own.onKeyUp?.(event)
      // Firefox clicks a button when Space comes up.
      if (event.key === ' ') event.preventDefault()
    },
  }
  return (
    <>
      <Trigger button={button} {...props} />
      {opened !== null && (
        <List {...opened} id={`${id}-list`} label={id} align={align} width={width} onClose={close}>
          {children}
        </List>
      )}
    </>
  )
}

/** The caller's button with what makes it a trigger. */
function Trigger({ button, ...props }: TriggerProps & { button: ReactElement<TriggerProps> }) {
  return cloneElement(button, props)
}

/** Asked for only while a menu is open: of a page's many menus none renders when the list arrives. */
function List(props: MenuListProps) {
  const parts = menuParts.usePart()
  return parts && <parts.MenuList {...props} />
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

export type MenuItemProps = {
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** A check, a shortcut, a count: at the end of the line. */
  end?: ReactNode
  children: ReactNode
} & ({ href: string; onSelect?: () => void } | { href?: undefined; onSelect: () => void })

export function MenuItem(props: MenuItemProps) {
  const parts = menuParts.usePart()
  return parts && <parts.MenuItem {...props} />
}

export type MenuGroupProps = { heading?: string; children: ReactNode }

/** Items that belong together under a heading. */
export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    <div role="group" aria-label={heading}>
      {heading !== undefined && (
        <p role="none" className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-soft">
          {heading}
        </p>
      )}
      {children}
    </div>
  )
}

export function MenuLine() {
  return <div role="separator" className="mx-1 my-1.5 border-t border-line" />
}
