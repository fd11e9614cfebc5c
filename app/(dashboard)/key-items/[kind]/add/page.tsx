/** The list with the dialog of a new option open. */
export { default, generateMetadata } from '../page'
