/** Duration of notifications in ms, from the specification. Separate from `limits`, which the sign-in page doesn't load. */
export const noticeMs = 6000
export const demoNoticeMs = 5000
