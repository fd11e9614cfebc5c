const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]'

let lastElement: HTMLElement | null = null

// Dialogs and drawers import this file eagerly: a listener in their lazy code would miss the click that opens them.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(overlays) === null) lastElement = target
  })
}

/** Returns the last focused element outside menus and dialogs; a closing menu briefly leaves the focus on the body. */
export function getLastFocus(): HTMLElement | null {
  return lastElement?.isConnected ? lastElement : null
}
