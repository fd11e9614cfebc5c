/** Finding the boxes of a form by the path of their value, for the summary of a failed save. */

function boxOf(form: HTMLElement, path: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
}

/** What a field is called on the page: the words of its label, or of its group's legend. Null when it cannot be found. */
export function labelOf(form: HTMLElement, path: string): string | null {
  const box = boxOf(form, path)
  const labels = box !== null && 'labels' in box ? (box.labels as NodeListOf<HTMLLabelElement> | null) : null
  const isOneOfMany = box instanceof HTMLInputElement && ['radio', 'checkbox'].includes(box.type)
  const legend = box?.closest('fieldset')?.querySelector('legend')
  // Of a text that is wanted in either language, the one whose box carries the error is not to blame.
  const isEither = Boolean(box?.closest('fieldset[data-either]'))
  const said = (isOneOfMany || isEither ? (legend ?? labels?.[0]) : (labels?.[0] ?? legend)) ?? null
  // A box for a file is pressed through a button and names itself.
  return said === null ? (box?.getAttribute('aria-label') ?? null) : firstText(said)
}

/** Opens the tabs and folds that hide a field, from the outside in. */
export function revealField(form: HTMLElement, path: string) {
  const hiding: HTMLElement[] = []
  for (
    let each = boxOf(form, path)?.parentElement;
    each && each !== document.body;
    each = each.parentElement
  ) {
    if (each instanceof HTMLDetailsElement || each.getAttribute('role') === 'tabpanel') hiding.unshift(each)
  }
  for (const each of hiding) {
    if (each instanceof HTMLDetailsElement) each.open = true
    else document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.click()
  }
}

/** A label's own words come before its star and its badges. */
function firstText(element: HTMLElement): string | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent?.trim() ?? ''
    if (text !== '') return text
  }
  return null
}
