export {
  handlePlaces as DELETE,
  handlePlaces as GET,
  handlePlaces as HEAD,
  handlePlaces as OPTIONS,
  handlePlaces as PATCH,
  handlePlaces as POST,
  handlePlaces as PUT,
} from '../../_bff/places-handler'
