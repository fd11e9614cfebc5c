import type { LanguageTag } from '#contract/language-tags.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: LanguageTag
  }
}
