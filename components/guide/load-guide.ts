import 'server-only'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { GuideContent } from './guide-content'

const contents: Record<LanguageTag, () => Promise<{ guide: GuideContent }>> = {
  en: () => import('./content/en'),
  'pt-PT': () => import('./content/pt'),
  es: () => import('./content/es'),
  fr: () => import('./content/fr'),
  'zh-Hans': () => import('./content/zh'),
}

export async function loadGuide(locale: LanguageTag): Promise<GuideContent> {
  return (await contents[locale]()).guide
}
