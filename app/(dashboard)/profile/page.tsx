/** The profile page and "edit my account" are the same page: every field shown there is editable. */
export { default, generateMetadata } from '../users/myprofile/page'
