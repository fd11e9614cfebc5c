import { inForms } from './states/forms.ts'
import { aroundPages } from './states/frame.ts'
import { inLists } from './states/lists.ts'
import { inMedia } from './states/media.ts'
import { inTheOffice } from './states/settings.ts'
import type { State } from './states/state.ts'

export { beforeSignIn } from './states/frame.ts'
export { createTranslator, type State } from './states/state.ts'

export const signedIn: readonly State[] = [...aroundPages, ...inLists, ...inForms, ...inMedia, ...inTheOffice]
