// Exports every method so that Next doesn't handle any itself.
export {
  handleCspReports as DELETE,
  handleCspReports as GET,
  handleCspReports as HEAD,
  handleCspReports as OPTIONS,
  handleCspReports as PATCH,
  handleCspReports as POST,
  handleCspReports as PUT,
} from '../_bff/policy-reports'
