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
import type { Adopted } from './menu-list'
import { onDemand } from './on-demand'
import { useEarlyPress } from './waking'

const menuParts = onDemand(() => import('./menu-list'))

type TriggerProps = ComponentProps<'button'>

/** A press that came before there was a list to open: the click itself, or the key. */
type Press = MouseEvent | KeyboardEvent

/**
 * A button that opens a list of actions. `button` is the trigger, a Button or IconButton (with `tooltip={false}`).
 * The list is loaded when a pointer or the focus comes to the trigger; a press that comes first is kept and done then.
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
  const id = useId()
  const own = button.props
  const parts = menuParts.usePart()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const [expanded, setExpanded] = useState<Adopted['aria-expanded']>(false)
  const [controls, setControls] = useState<string>()
  const adopted = useRef<Adopted>(null)
  const missed = useRef<Press>(null)

  function expect(event: { currentTarget: HTMLButtonElement }) {
    setTrigger(event.currentTarget)
    menuParts.foresee()
  }

  function keep(press: Press, element: HTMLButtonElement) {
    missed.current = press
    setTrigger(element)
    menuParts.fetch().catch((error: unknown) => {
      if (missed.current === press) reportError(error)
      missed.current = null
    })
  }

  useEarlyPress(own.id ?? id, (element) => keep(new MouseEvent('click'), element))

  function adopt(props: Adopted) {
    adopted.current = props
    setExpanded(props['aria-expanded'])
    setControls(props['aria-controls'])
  }

  function catchUp() {
    const press = missed.current
    missed.current = null
    if (press === null) return
    if (press instanceof KeyboardEvent) {
      trigger?.dispatchEvent(
        new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true }),
      )
    } else trigger?.click()
  }

  const props: TriggerProps = {
    id: own.id ?? id,
    'aria-haspopup': 'menu',
    'aria-expanded': expanded,
    'aria-controls': controls,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      expect(event)
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      expect(event)
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      missed.current = null
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event)
      adopted.current?.onPointerDown?.(event)
    },
    onClick: (event) => {
      own.onClick?.(event)
      if (adopted.current === null) keep(event.nativeEvent, event.currentTarget)
      else adopted.current.onClick?.(event)
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event)
      if (adopted.current !== null) return adopted.current.onKeyDown?.(event)
      if (event.key === 'Escape') missed.current = null
      if (!openingKeys.includes(event.key)) return
      // Neither a click of the button nor a scroll of the page.
      event.preventDefault()
      keep(event.nativeEvent, event.currentTarget)
    },
    onKeyUp: (event) => {
      own.onKeyUp?.(event)
      if (adopted.current !== null) adopted.current.onKeyUp?.(event)
      // Firefox clicks a button when Space comes up.
      else if (event.key === ' ') event.preventDefault()
    },
  }
  return (
    <>
      <Trigger button={button} {...props} />
      {parts !== null && trigger !== null && (
        <parts.MenuList trigger={trigger} onAdopt={adopt} onReady={catchUp} align={align} width={width}>
          {children}
        </parts.MenuList>
      )}
    </>
  )
}

/** The caller's button with what makes it a trigger. */
function Trigger({ button, ...props }: TriggerProps & { button: ReactElement<TriggerProps> }) {
  return cloneElement(button, props)
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
export function MenuGroup(props: MenuGroupProps) {
  const parts = menuParts.usePart()
  return parts && <parts.MenuGroup {...props} />
}

export function MenuLine() {
  const parts = menuParts.usePart()
  return parts && <parts.MenuLine />
}
