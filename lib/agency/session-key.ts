/** SWR key of the session view. */
export const sessionKey = 'session.view {}'
