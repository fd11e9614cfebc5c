import 'server-only'
import type { GuideContent } from './guide-content'

/** The guide in a language. Read on the server alone: a page sends the one topic that it shows. */
const contents: Record<string, () => Promise<{ guide: GuideContent }>> = {
  en: () => import('./content/en'),
  pt: () => import('./content/pt'),
  es: () => import('./content/es'),
  fr: () => import('./content/fr'),
  zh: () => import('./content/zh'),
}

export async function loadGuide(locale: string): Promise<GuideContent> {
  return (await (contents[locale] ?? contents.en ?? missing)()).guide
}

function missing(): never {
  throw new TypeError('The guide has no content')
}
