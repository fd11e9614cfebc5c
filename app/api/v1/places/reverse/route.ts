import { handleReverseGeocoding } from '../../../_bff/places-handler'
import { allMethods } from '../../../_bff/responses'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handleReverseGeocoding)
