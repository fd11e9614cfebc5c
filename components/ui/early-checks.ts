'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useCameWithPage } from './waking'

/** Holders lie in one another, a box to tick in a group; the innermost, whose effects run first, looks after it. */
const lookedAfter = new WeakSet<HTMLInputElement>()

/**
 * What was ticked, unticked or chosen among these boxes before they woke, as if it were done now: React would put them
 * back at its next render. The answer is the ref of the element that holds them.
 */
export function useEarlyChecks<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const came = useCameWithPage()
  const holder = useRef<Holder>(null)
  const early = useRef<{ box: HTMLInputElement; checked: boolean }[]>([])

  useLayoutEffect(() => {
    if (!came) return
    const boxes = holder.current?.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]') ?? []
    const own = [...boxes].filter((box) => !lookedAfter.has(box))
    const changed = own.filter((box) => box.checked !== box.defaultChecked)
    const touched = changed.filter((box) => window.earlyChecks?.has(box))
    early.current.push(...touched.map((box) => ({ box, checked: box.checked })))
    for (const box of own) lookedAfter.add(box)
    for (const box of changed) {
      // The choice that another of its group took the place of.
      if (touched.some((other) => other === box || (box.type === 'radio' && other.name === box.name)))
        continue
      // What the browser has put back after a reload; React knows nothing of it.
      box.checked = box.defaultChecked
    }
  }, [came])

  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { box, checked } of early.current.splice(0)) {
        // React tells a change by the state that was set through the element itself.
        box.checked = !checked
        box.click()
      }
    })
    return () => clearTimeout(timer)
  }, [])

  return holder
}
