import { type RefObject, useEffect, useEffectEvent } from 'react'

const dragThresholdPx = 4

/** Makes a list's children sortable by dragging. Keys and buttons must be handled by the caller. */
export function useSortable(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const onEnd = useEffectEvent(onMove)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('sortablejs').then(({ default: Sortable }) => {
      if (isUnmounted || list.current === null) return
      const sortable = Sortable.create(list.current, {
        animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
        // Native drag and drop has no threshold and no touch support.
        forceFallback: true,
        fallbackTolerance: dragThresholdPx,
        touchStartThreshold: dragThresholdPx,
        delay: 180,
        delayOnTouchOnly: true,
        filter: '[data-no-drag]',
        preventOnFilter: false,
        ghostClass: 'opacity-40',
        onEnd: ({ oldIndex, newIndex, item, from }) => {
          if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
          // React owns the order of these elements: revert the DOM, then update the data.
          item.remove()
          from.insertBefore(item, from.children[oldIndex] ?? null)
          onEnd(oldIndex, newIndex)
        },
      })
      stop = () => sortable.destroy()
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [list])
}
