import { formStates } from './states/forms.ts'
import { shellStates } from './states/frame.ts'
import { listStates } from './states/lists.ts'
import { mediaStates } from './states/media.ts'
import { officeStates } from './states/settings.ts'
import type { State } from './states/state.ts'

export { signedOutStates as beforeSignIn } from './states/frame.ts'
export { createTranslator, type State } from './states/state.ts'

export const signedInStates: readonly State[] = [
  ...shellStates,
  ...listStates,
  ...formStates,
  ...mediaStates,
  ...officeStates,
]
