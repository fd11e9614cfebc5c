import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes'

type Position = { left: number; top: number; side: keyof typeof sides }

/** Classes by side. The gap to the target is padding of the tooltip, so that the pointer can cross it. */
const sides = {
  above: '-translate-x-1/2 -translate-y-full pb-1.5',
  below: '-translate-x-1/2 pt-1.5',
  right: '-translate-y-1/2 pl-1.5',
}

/** Minimum distance of the tooltip's centre to the window's edge: half of the widest tooltip plus a gap. */
const edgePx = 128

/** Space that a tooltip above its target needs. */
const spaceAbovePx = 48

/**
 * Shows a tooltip on hover and focus; Escape hides it. Stays while hovered (WCAG 1.4.13). Rendered in the body so that
 * nothing clips it. The text repeats the accessible name, so it isn't announced. Shown above or below the target
 * unless `side` is set; set it for items in a column, to leave their neighbours visible.
 */
export function Tooltip({
  text,
  side,
  className,
  children,
}: {
  text: string
  side?: 'right'
  className?: string
  children: ReactNode
}) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [position, setPosition] = useState<Position | null>(null)

  useEffect(() => {
    if (position === null) return
    const hide = () => setPosition(null)
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', handleKey)
    window.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', handleKey)
      window.removeEventListener('scroll', hide, true)
    }
  }, [position])

  function show() {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (box === undefined) return
    if (side === 'right')
      return setPosition({ left: box.right, top: box.top + box.height / 2, side: 'right' })
    const isBelow = box.top < spaceAbovePx
    setPosition({
      left: Math.min(
        Math.max(box.left + box.width / 2, edgePx),
        Math.max(window.innerWidth - edgePx, edgePx),
      ),
      top: isBelow ? box.bottom : box.top,
      side: isBelow ? 'below' : 'above',
    })
  }

  return (
    <span
      ref={anchor}
      className={classes('inline-flex', className)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={() => setPosition(null)}
      onPointerDown={() => setPosition(null)}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={() => setPosition(null)}
    >
      {children}
      {position !== null &&
        createPortal(
          <span
            role="tooltip"
            aria-hidden
            style={{ left: position.left, top: position.top }}
            className={classes('animate-late fixed z-50 max-w-60', sides[position.side])}
          >
            <span className="block rounded-sm bg-ink px-2 py-1 text-xs font-medium text-canvas forced-colors:border">
              {text}
            </span>
          </span>,
          document.body,
        )}
    </span>
  )
}
