function findControl(form: HTMLElement, path: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
}

/** Returns a field's label or its group's legend, as shown on the page; null if not found. */
export function findLabel(form: HTMLElement, path: string): string | null {
  const control = findControl(form, path)
  const labels =
    control !== null && 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null
  const isOption = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
  const legend = control?.closest('fieldset')?.querySelector('legend')
  // Groups of two inputs, for two languages or the ends of a range, use the legend: an error may concern both
  // languages, and the label "To" is unclear alone.
  const isNamedByLegend = Boolean(control?.closest('[data-named-by-legend]'))
  const label = (isOption || isNamedByLegend ? (legend ?? labels?.[0]) : (labels?.[0] ?? legend)) ?? null
  // File inputs are opened by a button and have their own aria-label.
  return label === null ? (control?.getAttribute('aria-label') ?? null) : firstText(label)
}

/** Opens the `details` elements and tabs that contain a field, outermost first. */
export function revealField(form: HTMLElement, path: string) {
  const ancestors: HTMLElement[] = []
  for (
    let element = findControl(form, path)?.parentElement;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element instanceof HTMLDetailsElement || element.getAttribute('role') === 'tabpanel')
      ancestors.unshift(element)
  }
  for (const element of ancestors) {
    if (element instanceof HTMLDetailsElement) element.open = true
    else document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click()
  }
}

/** Returns an element's first text. In a label, it precedes the asterisk and badges. */
function firstText(element: HTMLElement): string | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent?.trim() ?? ''
    if (text !== '') return text
  }
  return null
}
