import { type PointerEvent, useRef } from 'react'
import { columnWidths } from './table-settings'

/** Handle on a column's edge; dragging it changes the width (rem). Keyboard users resize in the column panel. */
export function ColumnHandle({ onResize }: { onResize: (width: number) => void }) {
  const drag = useRef<{ x: number; width: number; rem: number } | null>(null)

  function handleDown({ currentTarget, pointerId, clientX }: PointerEvent) {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const width = (currentTarget.closest('th')?.offsetWidth ?? 0) / rem
    drag.current = { x: clientX, width, rem }
    currentTarget.setPointerCapture(pointerId)
  }
  function widthAt(clientX: number): number | null {
    if (drag.current === null) return null
    const { x, width, rem } = drag.current
    return Math.min(columnWidths.max, Math.max(columnWidths.min, width + (clientX - x) / rem))
  }
  function handleMove({ currentTarget, clientX }: PointerEvent) {
    const width = widthAt(clientX)
    const header = currentTarget.closest('th')
    if (width !== null && header !== null) header.style.width = `${width}rem`
  }
  function handleCancel({ currentTarget }: PointerEvent) {
    const header = currentTarget.closest('th')
    if (drag.current !== null && header !== null) header.style.width = `${drag.current.width}rem`
    drag.current = null
  }
  function handleUp({ clientX }: PointerEvent) {
    const width = widthAt(clientX)
    const isDragged = drag.current?.x !== clientX
    drag.current = null
    if (width !== null && isDragged) onResize(width)
  }

  return (
    <span
      aria-hidden
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleCancel}
      className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none rounded hover:bg-line-strong print:hidden"
    />
  )
}
