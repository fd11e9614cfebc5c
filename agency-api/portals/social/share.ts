import type { ShareLinks } from '#contract/portal-records.ts'
import type { Language } from '#contract/values.ts'
import { inLanguage } from '../../language.ts'
import { truncate, toPlainText } from '../feed-format.ts'
import type { PropertyAdvert } from '../read-adverts.ts'

/**
 * Returns share links that open a network's own dialog with the property's page and text. Null without a page on the
 * website, and for properties that the public may not see.
 */
export function shareLinksOf(
  { facts, advert, disabled }: PropertyAdvert,
  language: Language,
): ShareLinks | null {
  const page = pageOf(facts.website)
  const hidden = facts.archived === 1 || facts.collection === 1 || facts.sold || disabled === 1
  if (page === null || hidden) return null
  const title = inLanguage(language, facts.title) ?? ''
  const description = inLanguage(language, facts.description) ?? ''
  const link = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`
  return {
    links: [
      { network: 'facebook', url: link('https://www.facebook.com/sharer/sharer.php', { u: page }) },
      { network: 'whatsapp', url: link('https://wa.me/', { text: `${title} ${page}` }) },
      { network: 'x', url: link('https://x.com/intent/tweet', { text: title, url: page }) },
      { network: 'linkedin', url: link('https://www.linkedin.com/sharing/share-offsite/', { url: page }) },
    ],
    open_graph: {
      'og:title': title,
      'og:description': truncate(toPlainText(description).replace(/\s+/g, ' '), 200),
      'og:image': advert?.images[0] ?? null,
      'og:url': page,
    },
  }
}

/** Returns the property's page as a URL. Staff may enter it without a scheme. */
function pageOf(website: string | null): string | null {
  if (!website) return null
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`
  return URL.canParse(url) ? new URL(url).href : null
}
