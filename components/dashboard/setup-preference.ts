/** Cookie: `hidden` once the checklist of a new agency was closed. */
export const setupKey = 'setup'
