import { useTranslations } from 'next-intl'
import type { PropertyExport } from '#contract/portal-records.ts'
import { useJoin } from '@/components/resource/use-join'

type Translate = {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

export const formatPortalCode = (t: Translate, code: string): string =>
  t.has(`codes.${code}`) ? t(`codes.${code}`) : code

/** Returns the portal's message about an advert; empty for feeds and pending publications. */
export const formatPortalMessage = (
  t: Translate,
  { portal_code: code }: Pick<PropertyExport, 'portal_code'>,
): string =>
  code === null || code === 'fetched' || code.startsWith('TO_')
    ? ''
    : t('portalMessage', { message: formatPortalCode(t, code) })

/** Like `formatPortalMessage`, but empty if the publication report, which is shown next to it, has the message. */
export const formatMessageUnlessInReport = (t: Translate, publication: PropertyExport): string =>
  publication.rows.some(({ problem }) => problem === publication.portal_code)
    ? ''
    : formatPortalMessage(t, publication)

/** Returns a function that lists the parts of a property that changed since it was sent to a portal. */
export function useChangedParts(): (publication: Pick<PropertyExport, 'changed'>) => string {
  const t = useTranslations('portals')
  const join = useJoin()
  return ({ changed }) => join(changed.map((part) => (t.has(`parts.${part}`) ? t(`parts.${part}`) : part)))
}
