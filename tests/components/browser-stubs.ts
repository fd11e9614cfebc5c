import { waitFor } from '@testing-library/react'

/** Stubs browser APIs that jsdom lacks and that FilePond, SortableJS and menus need. */
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), unmatched)
Object.assign(globalThis, {
  CSS: { ...globalThis.CSS, supports: () => true },
})
URL.createObjectURL ??= () => 'blob:soleira'
URL.revokeObjectURL ??= () => undefined

const unmatched = {
  matches: false,
  media: '',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}

/** Waits for the file input of FilePond, which loads lazily. */
export const findFileInput = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input.filepond--browser')
    if (input === null) throw new Error('The upload widget has not been rendered yet')
    return input
  })
