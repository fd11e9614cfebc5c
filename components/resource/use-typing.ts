import { useEffect, useRef, useState } from 'react'

/** Debounce in ms; short enough to feel live. */
const typingMs = 350

/** Text of a search field, reported after a pause. Shows the typed text until then. */
export function useTyping(value: string, onPause: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text: typed ?? value,
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onPause(text), typingMs)
    },
    stop() {
      clearTimeout(timer.current)
      setTyped(null)
    },
  }
}
