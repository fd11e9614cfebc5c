/** Time without interaction after which a tab's polls no longer count as activity. */
const awayMs = 5 * 60_000

let touched = Date.now()

if (typeof window !== 'undefined') {
  const touch = () => {
    touched = Date.now()
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'])
    window.addEventListener(name, touch, { capture: true, passive: true })
}

/** Returns true if this tab has had no interaction for a while: its polls must not extend the session. */
export function isAway(now = Date.now()): boolean {
  return now - touched > awayMs
}
