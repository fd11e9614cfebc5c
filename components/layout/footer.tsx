import { getNow, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { readAgencySettings } from './agency-settings'

/** Year, developer, cookies, and the AMI licence and complaints book that Portuguese law requires agencies to show. */
export async function Footer() {
  const [t, now] = await Promise.all([getTranslations('layout'), getNow()])
  const { ami, complaintsUrl } = readAgencySettings()
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-4 text-sm text-ink-soft sm:px-6 print:hidden">
      <p className="mr-auto">{t('credit', { year: now.getFullYear().toString() })}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Link
          href="/about#cookies"
          prefetch={false}
          className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
        >
          {t('cookies')}
        </Link>
        {ami !== null && <p>{t('ami', { number: ami })}</p>}
        {complaintsUrl !== null && (
          <a
            href={complaintsUrl}
            rel="noreferrer"
            className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
          >
            {t('complaints')}
          </a>
        )}
      </div>
    </footer>
  )
}
