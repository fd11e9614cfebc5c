'use client'

import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

// A page is there, and is used, before its scripts are: what a person did in that time is taken over when it wakes.

declare global {
  interface Window {
    /** The menu's button that was pressed last, if that was the last thing pressed. */
    earlyPress?: Element | null
    /** Boxes that were ticked or chosen. What the browser puts back after a reload is none of them. */
    earlyChecks?: WeakSet<EventTarget>
    /** The sleeping form that was sent last. */
    earlySubmit?: EventTarget | null
  }
}

/** Runs in the head, before the page's own scripts arrive. Text, because it must wait for no file. */
export const earlyScript =
  "addEventListener('click',function(e){window.earlyPress=e.target.closest('[aria-haspopup=menu]')},true);" +
  "window.earlyChecks=new WeakSet;addEventListener('change',function(e){earlyChecks.add(e.target)},true);" +
  "addEventListener('submit',function(e){if('asleep'in e.target.dataset){e.preventDefault();window.earlySubmit=e.target}},true)"

const subscribe = () => () => undefined

/** True from the server's page until this part has woken. */
const useAsleep = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )

/** Whether this part came with the page, so that somebody may have used it before it woke. */
export function useCameWithPage(): boolean {
  const [came] = useState(useAsleep())
  return came
}

/**
 * What was chosen in a select before it woke, as if it were chosen now. React would put the select back to what it knows
 * at its next render. The answer is the select's ref; `outer` is another that wants it.
 */
export function useEarlyChoice(outer?: Ref<HTMLSelectElement | null>): RefObject<HTMLSelectElement | null> {
  const came = useCameWithPage()
  const select = useRef<HTMLSelectElement>(null)
  const chosen = useRef<string>(null)
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(outer, () => select.current)

  useLayoutEffect(() => {
    if (came && select.current !== null) chosen.current = chosenIn(select.current)
  }, [came])

  useEffect(() => {
    const value = chosen.current
    // The router wakes after what it holds: a choice that goes into the address before that is lost.
    const timer = setTimeout(() => {
      const element = select.current
      if (value === null || element === null) return
      chosen.current = null
      element.value = value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return () => clearTimeout(timer)
  }, [])

  return select
}

/**
 * What was typed into a box before it woke, or filled in by a password manager, as if it were typed now: React would put
 * the box back to what it knows at its next render. The answer is the box's ref; `outer` is another that wants it.
 */
export function useEarlyText<Box extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  outer?: Ref<Box | null>,
): RefObject<Box | null> {
  const came = useCameWithPage()
  const box = useRef<Box>(null)
  const typed = useRef<string>(null)
  useImperativeHandle<Box | null, Box | null>(outer, () => box.current, [])

  useLayoutEffect(() => {
    const element = box.current
    if (came && element !== null && element.value !== element.defaultValue) typed.current = element.value
  }, [came])

  useEffect(() => {
    const timer = setTimeout(() => {
      const [element, text] = [box.current, typed.current]
      if (element === null || text === null) return
      if (element.value !== text && element.value !== element.defaultValue) return
      typed.current = null
      // React tells a change by the value that was set through the element itself.
      element.value = element.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return () => clearTimeout(timer)
  }, [])

  return box
}

/** The value that a person has put in the place of the one that the page came with. */
function chosenIn({ options, selectedIndex }: HTMLSelectElement): string | null {
  const all = [...options]
  const given = all.find((option) => option.defaultSelected) ?? all.find((option) => !option.disabled)
  const now = all[selectedIndex]
  return now === undefined || now === given ? null : now.value
}

/** Calls back once when a menu's button, by its id, was pressed before it woke. */
export function useEarlyPress(id: string, onPress: (button: HTMLButtonElement) => void): void {
  const came = useCameWithPage()
  const press = useRef(onPress)
  useEffect(() => {
    const { earlyPress } = window
    if (!came || earlyPress?.id !== id || !(earlyPress instanceof HTMLButtonElement)) return
    window.earlyPress = null
    press.current(earlyPress)
  }, [came, id])
}

/**
 * A form that was sent before it woke is sent when it wakes, with what was typed: else the browser would load the page
 * again, empty. The answer is spread onto the form.
 */
export function useEarlySubmit() {
  const form = useRef<HTMLFormElement>(null)
  const asleep = useAsleep()
  useEffect(() => {
    if (asleep || form.current === null || window.earlySubmit !== form.current) return
    window.earlySubmit = null
    // Its boxes take over what was typed first; see useEarlyText.
    const timer = setTimeout(() => form.current?.requestSubmit())
    return () => clearTimeout(timer)
  }, [asleep])
  return { ref: form, 'data-asleep': asleep || undefined }
}
