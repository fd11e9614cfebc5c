const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]'

let last: HTMLElement | null = null

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(overlays) === null) last = target
  })
}

/** What had the focus last outside of menus and dialogs; a menu that has just closed leaves it nowhere for a moment. */
export function lastFocus(): HTMLElement | null {
  return last?.isConnected ? last : null
}
