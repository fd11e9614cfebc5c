import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { createLazyModule } from './lazy-module'
import type { MenuItemProps, MenuListProps } from './menu-list'
import type { MenuAlign } from './menu-position'

const menuModule = createLazyModule(() => import('./menu-list'))

type TriggerProps = ComponentProps<'button'>
type OpenState = Pick<MenuListProps, 'trigger' | 'initialFocus'>

/**
 * Button with a list of actions. `button` is the trigger, a Button or IconButton (with `tooltip={false}`). The list
 * is loaded on hover or focus; an earlier click is replayed once it is loaded. The list is rendered in the body: don't
 * use a menu inside a dialog, which traps the focus.
 */
export function Menu({
  button,
  align = 'end',
  width = 220,
  children,
}: {
  button: ReactElement<TriggerProps>
  align?: MenuAlign
  width?: number
  children: ReactNode
}) {
  const buttonProps = button.props
  const id = useId()
  const [openState, setOpenState] = useState<OpenState | null>(null)
  /** State in which the menu opens once the list is loaded. */
  const requestedState = useRef<OpenState>(null)

  function close() {
    requestedState.current = null
    setOpenState(null)
  }

  function open(state: OpenState) {
    if (menuModule.isLoaded()) return setOpenState(state)
    requestedState.current = state
    const isRequested = () => requestedState.current === state
    menuModule.fetch().then(
      () => isRequested() && setOpenState(state),
      (error: unknown) => {
        if (isRequested()) reportError(error)
      },
    )
  }

  const props: TriggerProps = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': openState !== null,
    'aria-controls': openState === null ? undefined : `${id}-list`,
    onPointerEnter: (event) => {
      buttonProps.onPointerEnter?.(event)
      menuModule.preload()
    },
    onFocus: (event) => {
      buttonProps.onFocus?.(event)
      menuModule.preload()
    },
    onBlur: () => {
      requestedState.current = null
    },
    onClick: (event) => {
      if (openState !== null) return close()
      // A click without a pointer comes from a screen reader: the first item becomes active.
      open({ trigger: event.currentTarget, initialFocus: event.detail === 0 ? 'first' : 'none' })
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') requestedState.current = null
      if (!openingKeys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      // Prevents the button's click and page scrolling.
      event.preventDefault()
      if (openState !== null) close()
      else open({ trigger: event.currentTarget, initialFocus: event.key === 'ArrowUp' ? 'last' : 'first' })
    },
    onKeyUp: (event) => {
      // Firefox clicks a button on keyup of Space.
      if (event.key === ' ') event.preventDefault()
    },
  }
  return (
    <>
      <Trigger button={button} {...props} />
      {openState !== null && (
        <List {...openState} id={`${id}-list`} labelId={id} align={align} width={width} onClose={close}>
          {children}
        </List>
      )}
    </>
  )
}

function Trigger({ button, ...props }: TriggerProps & { button: ReactElement<TriggerProps> }) {
  return cloneElement(button, props)
}

/** Subscribes to the lazy module only while the menu is open, so that a page's other menus don't rerender. */
function List(props: MenuListProps) {
  const loaded = menuModule.useModule()
  return loaded && <loaded.MenuList {...props} />
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

export function MenuItem(props: MenuItemProps) {
  const loaded = menuModule.useModule()
  return loaded && <loaded.MenuItem {...props} />
}

type MenuSectionProps = { heading?: string; children: ReactNode }

export function MenuSection({ heading, children }: MenuSectionProps) {
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

export function MenuSeparator() {
  return <div role="separator" className="mx-1 my-1.5 border-t border-line" />
}
