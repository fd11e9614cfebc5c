import { handleCspReports } from '../_bff/policy-reports'
import { allMethods } from '../_bff/responses'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handleCspReports)
