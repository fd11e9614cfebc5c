import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { localeKey, localeOf, localeOfBrowser, timeZone } from './locales'

/**
 * The cookie decides; on the first visit the browser's own language does. What is made for somebody else, such
 * as a printed page, asks for their language by name.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const chosen = localeOf(named) ?? localeOf((await cookies()).get(localeKey)?.value)
  const locale = chosen ?? localeOfBrowser((await headers()).get('accept-language'))
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return { locale, messages, timeZone, now: new Date() }
})
