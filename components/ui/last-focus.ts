const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"]'

let lastElement: HTMLElement | null = null

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(overlays) === null) lastElement = target
  })
}

/** The last focused element outside menus and dialogs; a closing menu briefly leaves the focus on the body. */
export function getLastFocus(): HTMLElement | null {
  return lastElement?.isConnected ? lastElement : null
}
