/**
 * Duration of notifications in ms, from the specification. Separate from `limits`, which the sign-in page doesn't load.
 */
export const notificationMs = 6000
/** For notifications that something is unavailable: a read-only record, a locked tab or an unfinished page. */
export const unavailableNotificationMs = 5000
