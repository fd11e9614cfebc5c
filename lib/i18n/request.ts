import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { localeKey, localeOf, localeOfBrowser, timeZone } from './locales'

/** The cookie decides; on the first visit the browser's own language does (platform §1). */
export default getRequestConfig(async () => {
  const chosen = localeOf((await cookies()).get(localeKey)?.value)
  const locale = chosen ?? localeOfBrowser((await headers()).get('accept-language'))
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return { locale, messages, timeZone, now: new Date() }
})
