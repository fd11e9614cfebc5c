'use client'

import {
  Menu as Base,
  MenuButton,
  MenuItem as BaseItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
} from '@headlessui/react'
import Link from 'next/link'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  type MouseEvent,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from './classes'
import type { MenuGroupProps, MenuItemProps } from './menu'

/** What the trigger takes over from Headless UI. */
export type Adopted = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-controls' | 'onPointerDown' | 'onClick' | 'onKeyDown' | 'onKeyUp'
>

type AdoptProps = {
  trigger: HTMLButtonElement
  onAdopt: (adopted: Adopted) => void
  onReady: () => void
}

/**
 * Headless UI's button without an element of its own: the page's trigger, which was there before, becomes it. Two
 * elements would lose the focus, or the press under way, when one takes the other's place.
 */
function AdoptedButton({
  trigger,
  onAdopt,
  onReady,
  ref,
  ...adopted
}: AdoptProps & ComponentProps<'button'>) {
  const ready = useEffectEvent(onReady)
  useImperativeHandle(ref, () => trigger, [trigger])
  useLayoutEffect(() => onAdopt(adopted))
  useEffect(() => ready(), [])
  return null
}

/** How far a finger or a mouse may stray between press and release, in pixels. */
const steady = 5
const itemAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=menuitem]') : null

/**
 * Does the item that was pressed when it is no longer under the pointer at the release, because lines that came above it
 * moved it on: the browser then clicks neither item but the list.
 */
function usePressedItem() {
  const press = useRef<{ item: HTMLElement | null; x: number; y: number }>(null)
  return {
    onMouseDown: ({ target, clientX, clientY }: MouseEvent) => {
      press.current = { item: itemAt(target), x: clientX, y: clientY }
    },
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const { item, x, y } = press.current ?? { item: null, x: 0, y: 0 }
      press.current = null
      const strayed = Math.abs(clientX - x) > steady || Math.abs(clientY - y) > steady
      if (!strayed && itemAt(target) === null) item?.click()
    },
  }
}

export function MenuList({
  align,
  width,
  children,
  ...button
}: AdoptProps & { align: 'start' | 'end'; width: number; children: ReactNode }) {
  const pressedItem = usePressedItem()
  return (
    <Base>
      <MenuButton as={AdoptedButton} {...button} />
      <MenuItems
        {...pressedItem}
        transition
        modal={false}
        anchor={{ to: `bottom ${align}`, gap: 6, padding: 8 }}
        style={{ minWidth: width }}
        className="z-50 rounded-lg border border-line bg-raised p-1.5 shadow-raised transition duration-fast outline-none data-closed:scale-98 data-closed:opacity-0"
      >
        {children}
      </MenuItems>
    </Base>
  )
}

export function MenuItem({ icon, tone = 'plain', disabled, end, href, onSelect, children }: MenuItemProps) {
  const look = classes(
    'flex w-full items-center gap-2.5 rounded-sm px-2.5 py-2 text-left text-sm outline-none pointer-coarse:py-3 [&_svg]:size-5 [&_svg]:shrink-0',
    'data-disabled:opacity-50',
    tone === 'danger'
      ? 'text-danger data-focus:bg-danger-soft'
      : 'text-ink data-focus:bg-wash [&_svg]:text-ink-soft',
  )
  const inside = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </>
  )
  return (
    <BaseItem disabled={disabled}>
      {href === undefined ? (
        <button type="button" className={look} onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <Link href={href} className={look} onClick={onSelect}>
          {inside}
        </Link>
      )}
    </BaseItem>
  )
}

export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    <MenuSection aria-label={heading}>
      {heading !== undefined && (
        <p className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-soft">{heading}</p>
      )}
      {children}
    </MenuSection>
  )
}

export function MenuLine() {
  return <MenuSeparator className="mx-1 my-1.5 h-px bg-line" />
}
