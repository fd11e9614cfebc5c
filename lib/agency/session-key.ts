export const sessionKey = 'session.view {}'
