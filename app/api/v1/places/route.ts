export {
  answerPlaces as DELETE,
  answerPlaces as GET,
  answerPlaces as HEAD,
  answerPlaces as OPTIONS,
  answerPlaces as PATCH,
  answerPlaces as POST,
  answerPlaces as PUT,
} from '../../_bff/places-answer'
