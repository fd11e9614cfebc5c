/** Under what SWR keeps the session view. */
export const sessionKey = 'session.view {}'
