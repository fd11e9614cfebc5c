export {
  handleSession as DELETE,
  handleSession as GET,
  handleSession as HEAD,
  handleSession as OPTIONS,
  handleSession as PATCH,
  handleSession as POST,
  handleSession as PUT,
} from '../../_bff/session-handler'
