export {
  answerPlaceAt as DELETE,
  answerPlaceAt as GET,
  answerPlaceAt as HEAD,
  answerPlaceAt as OPTIONS,
  answerPlaceAt as PATCH,
  answerPlaceAt as POST,
  answerPlaceAt as PUT,
} from '../../../_bff/places-answer'
