import { formStates } from './states/forms.ts'
import { shellStates } from './states/shell.ts'
import { listStates } from './states/lists.ts'
import { mediaStates } from './states/media.ts'
import { otherPageStates } from './states/other-pages.ts'
import type { State } from './states/state.ts'

export { signedOutStates } from './states/shell.ts'
export { createTranslator, type State } from './states/state.ts'

export const signedInStates: readonly State[] = [
  ...shellStates,
  ...listStates,
  ...formStates,
  ...mediaStates,
  ...otherPageStates,
]
