// Every method, so that the framework answers none by itself.
export {
  answerPolicyReports as DELETE,
  answerPolicyReports as GET,
  answerPolicyReports as HEAD,
  answerPolicyReports as OPTIONS,
  answerPolicyReports as PATCH,
  answerPolicyReports as POST,
  answerPolicyReports as PUT,
} from '../_bff/policy-reports'
