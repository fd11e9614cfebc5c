/** Milliseconds that notifications stay, as the specification has them. Apart from `limits`, which the sign-in page does not load. */
export const noticeMs = 6000
export const demoNoticeMs = 5000
