'use client'

import { CommandLineIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { menuPanel } from '@/components/layout/menu-panels'
import { SingleKeysSwitch } from '@/components/layout/single-keys-switch'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'

/** Turns single-key shortcuts off, for speech input and accidental key presses (WCAG 2.1.4). */
export function KeyChoice() {
  const t = useTranslations('shortcuts')
  return (
    <Section
      id="shortcuts"
      title={t('title')}
      action={
        <Button icon={<CommandLineIcon aria-hidden />} onClick={() => menuPanel.open('shortcuts')}>
          {t('show')}
        </Button>
      }
    >
      <SingleKeysSwitch />
    </Section>
  )
}
