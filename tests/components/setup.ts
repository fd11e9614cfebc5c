import { TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { configure } from '@testing-library/react'
import '@testing-library/jest-dom'

// On a busy machine, lazy-loaded code and debounced requests take longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 })

// jsdom does not animate, but Headless UI calls `getAnimations`.
Element.prototype.getAnimations ??= () => []

// Available in browsers, but not exposed by jsdom.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value))

globalThis.TextEncoder ??= TextEncoder

// jsdom does not scroll.
Element.prototype.scrollIntoView ??= () => undefined

// jsdom has no layout, but Headless UI observes the button of an open menu.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout, so nothing ever intersects.
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
