import { useEffect, useRef, useState } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'

/** Pause in ms, short enough for results to feel immediate. */
const typingMs = 350

/**
 * Returns the value of a search field or of filters. `change` sets it and reports it after a pause; `cancel` prevents
 * the report and resets the value to `stored`. Back and Forward also cancel, because they change `stored`.
 */
export function useDebouncedInput<Value>(stored: Value, onPause: (value: Value) => void, delayMs = typingMs) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [input, setInput] = useState<{ value: Value } | null>(null)
  const latestOnPause = useRef(onPause)
  useEffect(() => {
    latestOnPause.current = onPause
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function cancel() {
    clearTimeout(timer.current)
    setInput(null)
  }
  useWindowEvent('popstate', cancel)

  return {
    value: input === null ? stored : input.value,
    change(value: Value) {
      setInput({ value })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latestOnPause.current(value), delayMs)
    },
    cancel,
  }
}
