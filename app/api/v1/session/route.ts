import { allMethods } from '../../_bff/responses'
import { handleSession } from '../../_bff/session-handler'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handleSession)
