'use client'

import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'

declare global {
  interface Window {
    submittedForm?: EventTarget | null
  }
}

/** Runs in the head before the page's scripts load. Prevents the native submit of forms that replay it later. */
export const beforeHydrationScript =
  "addEventListener('submit',function(e){if('replaySubmit'in e.target.dataset){e.preventDefault();window.submittedForm=e.target}},true)"

const subscribe = () => () => undefined

/** Returns false on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * Replays text that was typed, or filled in by a password manager, before hydration. Otherwise React would replace it
 * with its state at the next render. Returns the input's ref; `outerRef` is another ref to the same input.
 */
export function useTextBeforeHydration(
  outerRef?: Ref<HTMLInputElement | null>,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const textBeforeHydration = useRef<string>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outerRef, () => input.current, [])

  useLayoutEffect(() => {
    const element = input.current
    if (element !== null && element.value !== element.defaultValue)
      textBeforeHydration.current = element.value
  }, [])

  useEffect(() => {
    // The router hydrates after its children; URL changes before that would be lost.
    const timer = setTimeout(() => {
      const [element, text] = [input.current, textBeforeHydration.current]
      if (element === null || text === null) return
      if (element.value !== text && element.value !== element.defaultValue) return
      textBeforeHydration.current = null
      // React detects a change by comparing with the value that its setter on the element last received. Therefore the
      // text is set with the prototype's setter.
      element.value = element.defaultValue
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return () => clearTimeout(timer)
  }, [])

  return input
}

/** Returns props for a form. A submit before hydration is replayed after it. */
export function useSubmitBeforeHydration() {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated || form.current === null || window.submittedForm !== form.current) return
    window.submittedForm = null
    // Wait until the form's inputs have replayed their text.
    const timer = setTimeout(() => form.current?.requestSubmit())
    return () => clearTimeout(timer)
  }, [isHydrated])
  return { ref: form, 'data-replay-submit': isHydrated ? undefined : true }
}
