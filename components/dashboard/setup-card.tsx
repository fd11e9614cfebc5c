import { CheckCircleIcon } from '@heroicons/react/20/solid'
import { ChevronRightIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { type SetupStep, setupSteps } from '#contract/setup-steps.ts'
import { savePreference } from '@/components/layout/preferences'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { setupKey } from './setup-preference'
import { TodayCard, todayRowClasses } from './today-card'

type Setup = Partial<Record<SetupStep, boolean>>

const stepPaths: Record<SetupStep, string> = {
  agency: '/whoweare/description',
  options: '/key-items/types',
  districts: '/districts/add',
  agents: '/agents/add',
  users: '/users',
  portals: '/portals',
  property: '/properties/new',
}

/** Returns the steps that the API reports and this user is allowed to take. */
export function setupStepsFor(setup: Setup, isAdministrator: boolean): SetupStep[] {
  return setupSteps.filter(
    (step) => setup[step] !== undefined && (isAdministrator || !['users', 'portals'].includes(step)),
  )
}

/** First steps of a new agency, each ticked once its records exist. */
export function SetupCard({ setup, steps }: { setup: Setup; steps: readonly SetupStep[] }) {
  const t = useTranslations('dashboard.setup')
  const [isHidden, setHidden] = useState(false)
  const doneSteps = steps.filter((step) => setup[step])
  if (isHidden) return null
  return (
    <TodayCard
      title={t('title')}
      end={
        <>
          <span className="figures text-sm text-ink-soft">
            {t('progress', { done: doneSteps.length, total: steps.length })}
          </span>
          <IconButton
            label={t('hide')}
            icon={<XMarkIcon />}
            size="sm"
            onClick={() => {
              savePreference(setupKey, 'hidden')
              setHidden(true)
            }}
          />
        </>
      }
    >
      <ul className="sm:grid sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step} className={classes(todayRowClasses, 'min-h-16 py-2.5 last:odd:col-span-2')}>
            {setup[step] ? (
              <CheckCircleIcon aria-hidden className="size-6 shrink-0 text-good" />
            ) : (
              <span aria-hidden className="mx-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong" />
            )}
            <div className="min-w-0 flex-1">
              <Link
                href={stepPaths[step]}
                prefetch={false}
                className={classes(
                  'rounded-sm font-medium after:absolute after:inset-0',
                  setup[step] && 'text-ink-soft',
                )}
              >
                {t(`steps.${step}`)}
              </Link>
              {setup[step] ? (
                <span className="sr-only">{t('isDone')}</span>
              ) : (
                <p className="text-sm text-ink-soft">{t(`help.${step}`)}</p>
              )}
            </div>
            <ChevronRightIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </li>
        ))}
      </ul>
    </TodayCard>
  )
}
