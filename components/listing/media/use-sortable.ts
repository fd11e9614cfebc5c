'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Pixels that a pointer moves before a press becomes a drag. */
const dragThreshold = 4

/** Lets the children of a list be dragged into another order; keys and buttons are the list's own affair. */
export function useSortable(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const onEnd = useEffectEvent(onMove)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void import('sortablejs').then(({ default: Sortable }) => {
      if (left || list.current === null) return
      const sortable = Sortable.create(list.current, {
        animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
        // The browser's own drag knows no threshold and no touch.
        forceFallback: true,
        fallbackTolerance: dragThreshold,
        touchStartThreshold: dragThreshold,
        delay: 180,
        delayOnTouchOnly: true,
        filter: '[data-still]',
        preventOnFilter: false,
        ghostClass: 'opacity-40',
        onEnd: ({ oldIndex, newIndex, item, from }) => {
          if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
          // React owns the order of these elements: put back what was dragged, then let the data say it.
          item.remove()
          from.insertBefore(item, from.children[oldIndex] ?? null)
          onEnd(oldIndex, newIndex)
        },
      })
      stop = () => sortable.destroy()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [list])
}
