/**
 * Cookie with tokens whose revocation the API hasn't confirmed; sealed differently, so that it can't be used as a
 * session.
 */
export const pendingSignOutCookie = 'ending'
