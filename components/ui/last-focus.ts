const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]'

let last: HTMLElement | null = null

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(overlays) === null) last = target
  })
}

/** The last focused element outside menus and dialogs; a closing menu briefly leaves the focus on the body. */
export function lastFocus(): HTMLElement | null {
  return last?.isConnected ? last : null
}
