/** The profile page and "edit your own account" are one: there is nothing of oneself to see that is not edited there. */
export { default, generateMetadata } from '../users/myprofile/page'
