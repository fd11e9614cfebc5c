import { useEffect, useRef, useState } from 'react'

/** Pause in ms, short enough for results to feel immediate. */
const typingMs = 350

/**
 * Returns the text of a search field. `type` sets it and reports it after a pause; `cancel` prevents the report and
 * resets the text to `value`.
 */
export function useDebouncedInput(value: string, onPause: (text: string) => void, delayMs = typingMs) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [input, setInput] = useState<string | null>(null)
  const latestOnPause = useRef(onPause)
  useEffect(() => {
    latestOnPause.current = onPause
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text: input ?? value,
    type(text: string) {
      setInput(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latestOnPause.current(text), delayMs)
    },
    cancel() {
      clearTimeout(timer.current)
      setInput(null)
    },
  }
}
