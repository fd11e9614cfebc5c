export {
  handlePlaceAt as DELETE,
  handlePlaceAt as GET,
  handlePlaceAt as HEAD,
  handlePlaceAt as OPTIONS,
  handlePlaceAt as PATCH,
  handlePlaceAt as POST,
  handlePlaceAt as PUT,
} from '../../../_bff/places-handler'
