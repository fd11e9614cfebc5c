import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@heroicons/react/24/outline'
import type { KeyboardEvent } from 'react'
import { IconButton } from './icon-button'

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves by one with Alt and an arrow key; prevents the browser's history navigation. */
export function onMoveKey(event: KeyboardEvent, onMove: (by: 1 | -1) => void) {
  const by = event.altKey ? steps[event.key] : undefined
  if (by === undefined) return
  event.preventDefault()
  onMove(by)
}

/** Buttons to move an item up or down; at the ends they stay focusable and are marked as disabled. */
export function MoveButtons({
  at,
  total,
  earlier,
  later,
  upright = false,
  onMove,
}: {
  at: number
  total: number
  earlier: string
  later: string
  /** The order runs from top to bottom. */
  upright?: boolean
  onMove: (by: 1 | -1) => void
}) {
  const [Back, On] = upright ? [ArrowUpIcon, ArrowDownIcon] : [ArrowLeftIcon, ArrowRightIcon]
  const look = { size: 'sm', tooltip: false, className: 'aria-disabled:opacity-40' } as const
  return (
    <>
      <IconButton
        {...look}
        label={earlier}
        icon={<Back />}
        aria-disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        {...look}
        label={later}
        icon={<On />}
        aria-disabled={at === total - 1}
        onClick={() => onMove(1)}
      />
    </>
  )
}
