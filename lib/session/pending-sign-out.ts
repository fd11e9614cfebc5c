/** Holds tokens that the API has not confirmed to be revoked; sealed otherwise than a session, so that it opens none. */
export const pendingSignOutCookie = 'ending'
