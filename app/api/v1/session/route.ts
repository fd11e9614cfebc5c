export {
  answerSession as DELETE,
  answerSession as GET,
  answerSession as HEAD,
  answerSession as OPTIONS,
  answerSession as PATCH,
  answerSession as POST,
  answerSession as PUT,
} from '../../_bff/session-answer'
