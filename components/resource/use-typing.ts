import { useEffect, useRef, useState } from 'react'

/** How long typing may pause before a list asks; quick enough to feel live. */
const typingMs = 350

/** What is typed into a search box, told after a pause. Until then the box shows it, and then what is `asked` for. */
export function useTyping(asked: string, onPause: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text: typed ?? asked,
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onPause(text), typingMs)
    },
    /** What was typed is asked for now, or given up. */
    stop() {
      clearTimeout(timer.current)
      setTyped(null)
    },
  }
}
