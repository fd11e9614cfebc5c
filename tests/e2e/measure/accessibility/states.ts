import { inForms } from './states/forms.ts'
import { aroundPages } from './states/frame.ts'
import { inLists } from './states/lists.ts'
import { inMedia } from './states/media.ts'
import { inTheOffice } from './states/office.ts'
import type { State } from './states/state.ts'

export { beforeSignIn } from './states/frame.ts'
export { type State, words } from './states/state.ts'

/** What opens on the pages of the signed-in, and how the pages are after something happened. */
export const onTheDesk: readonly State[] = [
  ...aroundPages,
  ...inLists,
  ...inForms,
  ...inMedia,
  ...inTheOffice,
]
