/**
 * Duration of notifications in ms, from the specification. Separate from `limits`, which the sign-in page doesn't load.
 */
export const notificationMs = 6000
/** For demo records, locked tabs and unfinished pages. */
export const unavailableNotificationMs = 5000
