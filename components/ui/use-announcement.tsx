import { useState } from 'react'

/** Returns a status for screen readers and the function that sets its text. */
export function useAnnouncement() {
  const [text, setText] = useState('')
  const status = (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
  // An unchanged text wouldn't be announced again.
  const announce = (newText: string) =>
    setText((current) => (current === newText ? `${newText}\u00a0` : newText))
  return [status, announce] as const
}
