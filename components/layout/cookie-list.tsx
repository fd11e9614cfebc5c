import { getTranslations } from 'next-intl/server'

/** Data stored in the browser. All of it is strictly necessary, so no consent is required. */
const stored = ['session', 'device', 'preferences', 'filters', 'drafts', 'recent'] as const

export async function CookieList() {
  const t = await getTranslations('about.cookies')
  return (
    <section id="cookies" aria-labelledby="cookies-heading" className="mt-14 scroll-mt-8">
      <h2 id="cookies-heading" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-2xl text-ink-soft">{t('text')}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {stored.map((name) => (
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
