/** The profile page and "edit my account" are one page: every field shown on it is editable. */
export { default, generateMetadata } from '../users/myprofile/page'
