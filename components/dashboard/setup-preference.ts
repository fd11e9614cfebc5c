/** Cookie: `hidden` once the checklist of a new agency has been dismissed. */
export const setupKey = 'setup'
