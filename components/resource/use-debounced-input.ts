import { useEffect, useEffectEvent, useState } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'

/** Pause in ms, short enough for results to feel immediate. */
const typingMs = 350

/**
 * Returns the value of a search field or of filters. `change` sets it and reports it after a pause; `cancel` prevents
 * the report and resets the value to `stored`. Back and Forward also cancel, because they change `stored`.
 */
export function useDebouncedInput<Value>(stored: Value, onPause: (value: Value) => void, delayMs = typingMs) {
  const [input, setInput] = useState<{ value: Value } | null>(null)
  const report = useEffectEvent(onPause)
  useEffect(() => {
    if (input === null) return
    const timer = setTimeout(() => report(input.value), delayMs)
    return () => clearTimeout(timer)
  }, [input, delayMs])

  const cancel = () => setInput(null)
  useWindowEvent('popstate', cancel)

  return {
    value: input === null ? stored : input.value,
    change: (value: Value) => setInput({ value }),
    cancel,
  }
}
