/** How long a tab is left alone before what it asks by itself counts as nobody's. */
const awayMs = 5 * 60_000

let touched = Date.now()

if (typeof window !== 'undefined') {
  const touch = () => {
    touched = Date.now()
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'])
    window.addEventListener(name, touch, { capture: true, passive: true })
}

/** Whether nobody has touched this tab for a while: its polls must not keep a session alive. */
export function isAway(now = Date.now()): boolean {
  return now - touched > awayMs
}
