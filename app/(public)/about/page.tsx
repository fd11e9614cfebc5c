import { BuildingOffice2Icon, LanguageIcon, PhotoIcon, ShieldCheckIcon } from '@heroicons/react/24/outline'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { readAgencySettings } from '@/components/layout/agency-settings'
import { Brand } from '@/components/layout/brand'
import { ClientMessages } from '@/components/layout/client-messages'
import { Footer } from '@/components/layout/footer'
import { LocaleSwitch } from '@/components/layout/locale-switch'
import { themeKey, themeOf } from '@/components/layout/theme'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { LinkButton } from '@/components/ui/link-button'
import { readSessionView } from '@/lib/agency/current-session'
import { readSignInOptions } from '@/lib/agency/sign-in-options'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('about.title')

/** Data stored in the browser. All of it is strictly necessary, so no consent is required. */
const storedData = ['session', 'device', 'preferences', 'filters', 'drafts', 'recent'] as const

const points = [
  { name: 'portfolio', icon: BuildingOffice2Icon },
  { name: 'photographs', icon: PhotoIcon },
  { name: 'languages', icon: LanguageIcon },
  { name: 'privacy', icon: ShieldCheckIcon },
] as const

export default async function AboutPage() {
  const [t, cookieStore, session, { isSignUpClosed }] = await Promise.all([
    getTranslations('about'),
    cookies(),
    readSessionView(),
    readSignInOptions(),
  ])
  const isSignedIn = session !== null
  const { accessibilityContact } = readAgencySettings()
  const links = isSignedIn
    ? [
        { href: '/home', label: t('home') },
        { href: '/users/myprofile', label: t('profile') },
      ]
    : [
        { href: '/login', label: t('login') },
        ...(isSignUpClosed ? [] : [{ href: '/signup', label: t('signup') }]),
      ]
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-bar items-center justify-between gap-4 border-b border-line bg-surface px-4 sm:px-8">
        <Link href={isSignedIn ? '/home' : '/login'} className="rounded">
          <Brand />
        </Link>
        <div className="flex items-center gap-1">
          <ClientMessages namespaces={['layout.language', 'layout.theme', 'layout.themes']}>
            <LocaleSwitch />
            <ThemeSwitch theme={themeOf(cookieStore.get(themeKey)?.value)} />
          </ClientMessages>
        </div>
      </header>
      <main className="mx-auto w-full max-w-form flex-1 px-4 py-14 sm:px-8">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('intro')}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {links.map((link, index) => (
            <LinkButton key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </LinkButton>
          ))}
        </div>
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {points.map((point) => (
            <li key={point.name}>
              <point.icon aria-hidden className="size-7 text-brand" />
              <h2 className="mt-3 text-lg">{t(`${point.name}.title`)}</h2>
              <p className="mt-1 text-ink-soft">{t(`${point.name}.text`)}</p>
            </li>
          ))}
        </ul>
        <section id="accessibility" className="mt-12 scroll-mt-20">
          <h2 className="text-lg">{t('accessibility.title')}</h2>
          <p className="mt-1 max-w-2xl text-ink-soft">{t('accessibility.text')}</p>
          {accessibilityContact !== null && (
            <p className="mt-1 text-ink-soft">
              {t.rich('accessibility.contact', {
                contact: (chunks) => (
                  <a href={accessibilityContact} className="underline underline-offset-2 hover:text-ink">
                    {chunks}
                  </a>
                ),
              })}
            </p>
          )}
        </section>
        <CookieList />
      </main>
      <Footer />
    </div>
  )
}

async function CookieList() {
  const t = await getTranslations('about.cookies')
  return (
    <section id="cookies" aria-labelledby="cookies-heading" className="mt-14 scroll-mt-8">
      <h2 id="cookies-heading" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-2xl text-ink-soft">{t('text')}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {storedData.map((name) => (
          <div key={name} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[12rem_1fr_8rem]">
            <dt className="font-medium">{t(`${name}.name`)}</dt>
            <dd className="text-ink-soft">{t(`${name}.why`)}</dd>
            <dd className="text-ink-soft sm:text-right">{t(`${name}.long`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
