import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@heroicons/react/24/outline'
import type { KeyboardEvent } from 'react'
import { IconButton } from './icon-button'

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves an item by one position on Alt+arrow key. Prevents the browser's history navigation. */
export function handleMoveKey(event: KeyboardEvent, onMove: (step: 1 | -1) => void) {
  const step = event.altKey ? steps[event.key] : undefined
  if (step === undefined) return
  event.preventDefault()
  onMove(step)
}

/** At the ends, the buttons stay focusable, with `aria-disabled`, and still call `onMove`. */
export function MoveButtons({
  index,
  total,
  previousLabel,
  nextLabel,
  vertical = false,
  onMove,
}: {
  index: number
  total: number
  previousLabel: string
  nextLabel: string
  vertical?: boolean
  onMove: (step: 1 | -1) => void
}) {
  const [PreviousIcon, NextIcon] = vertical ? [ArrowUpIcon, ArrowDownIcon] : [ArrowLeftIcon, ArrowRightIcon]
  const commonProps = { size: 'sm', tooltip: false, className: 'aria-disabled:opacity-40' } as const
  return (
    <>
      <IconButton
        {...commonProps}
        label={previousLabel}
        icon={<PreviousIcon />}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        {...commonProps}
        label={nextLabel}
        icon={<NextIcon />}
        aria-disabled={index === total - 1}
        onClick={() => onMove(1)}
      />
    </>
  )
}
