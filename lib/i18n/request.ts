import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { languageTags } from '#contract/language-tags.ts'
import { localeKey, localeOf, localeOfBrowser, timeZone } from './locales'

/** Uses the locale that the caller requests (printed pages do), else the cookie's, else the browser's language. */
export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const selectedLocale = localeOf(requestedLocale) ?? localeOf((await cookies()).get(localeKey)?.value)
  const locale = selectedLocale ?? localeOfBrowser((await headers()).get('accept-language'))
  const { default: messages } = await import(`../../messages/${locale}.json`)
  return { locale: languageTags[locale], messages, timeZone, now: new Date() }
})
