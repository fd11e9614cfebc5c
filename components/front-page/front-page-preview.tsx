import { ComputerDesktopIcon, DevicePhoneMobileIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PublicHighlight } from '#contract/front-page.ts'
import type { Language } from '#contract/values.ts'
import type { CallForm } from '@/components/resource/use-call-form'
import { Section } from '@/components/ui/card'
import { ScrollArea } from '@/components/ui/scroll-area'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useCall } from '@/lib/agency/use-call'
import { type PreviewWidth, PreviewSite } from './preview-site'

const widthsPx: Record<PreviewWidth, number> = { desktop: 1280, phone: 390 }
const maxScale: Record<PreviewWidth, number> = { desktop: 1, phone: 0.75 }
const minHeightPx = 560

export function FrontPagePreview({
  form,
  highlights,
}: {
  form: CallForm<'frontPage.save'>
  highlights: readonly PublicHighlight[]
}) {
  const t = useTranslations('front-page.preview')
  const tFields = useTranslations('fields')
  const covers = useWatch({ control: form.control, name: 'covers' })
  const photos = useCall('frontPage.media', {}).data?.media ?? []
  const [language, setLanguage] = useState<Language>('pt')
  const [chosenWidth, setWidth] = useState<PreviewWidth | null>(null)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const availableWidth = useWidth(frame)
  const width = chosenWidth ?? (availableWidth < widthsPx.phone ? 'phone' : 'desktop')
  const coverIndex = Math.min(selectedIndex, Math.max(0, covers.length - 1))
  const cover = covers[coverIndex]
  const scale = Math.min(maxScale[width], availableWidth / widthsPx[width])

  return (
    <Section title={t('title')} help={t('help')}>
      <div className="mb-4 flex flex-wrap gap-3">
        <SegmentedControl
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: tFields('en') },
            { value: 'pt', label: tFields('pt') },
          ]}
        />
        <SegmentedControl
          label={t('width')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: t('desktop'), icon: <ComputerDesktopIcon /> },
            { value: 'phone', label: t('phone'), icon: <DevicePhoneMobileIcon /> },
          ]}
        />
        {covers.length > 1 && (
          <SegmentedControl
            label={t('cover')}
            value={String(coverIndex)}
            onChange={(value) => setSelectedIndex(Number(value))}
            options={covers.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
          />
        )}
      </div>
      <div ref={frame} className="flex justify-center">
        <ScrollArea
          label={t('label')}
          className="max-h-[35rem] overflow-x-hidden overflow-y-auto rounded-lg border border-line-strong"
        >
          {/* Inert and hidden from screen readers, because the form has the same content. */}
          <div inert aria-hidden style={{ width: widthsPx[width], zoom: scale, minHeight: minHeightPx }}>
            <PreviewSite
              cover={cover}
              photo={photos.find(({ id }) => id === cover?.media_id)}
              coverCount={covers.length}
              index={coverIndex}
              highlights={highlights}
              language={language}
              width={width}
            />
          </div>
        </ScrollArea>
      </div>
    </Section>
  )
}

/** Returns an element's width in pixels, less a margin for the preview's border; an estimate until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(480)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width - 4))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
