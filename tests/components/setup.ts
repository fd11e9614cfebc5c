import { TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { configure } from '@testing-library/react'
import '@testing-library/jest-dom'

// Pieces that are loaded on demand take their time on a busy machine; a second is not always enough.
configure({ asyncUtilTimeout: 5_000 })

// jsdom draws nothing, so nothing is ever under way; Headless UI asks.
Element.prototype.getAnimations ??= () => []

// Browsers have it; jsdom does not hand it on.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value))

globalThis.TextEncoder ??= TextEncoder

// Nothing scrolls.
Element.prototype.scrollIntoView ??= () => undefined

// Nor has anything a size that could change; Headless UI watches the button of an open menu.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
