import {
  AdjustmentsHorizontalIcon,
  ArrowUturnRightIcon,
  EyeSlashIcon,
  ScissorsIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { FilterPanel, RotatePanel } from './adjust-panels'
import { CropPanel, MaskPanel } from './box-panels'
import { type Box, type Edit, frameSize, fullFrame } from './edit'
import type { Original } from './original'
import { paint } from './paint'

type Tool = 'crop' | 'rotate' | 'mask' | 'filter'

export function EditorWorkspace({
  original,
  edit,
  onEdit,
}: {
  original: Original
  edit: Edit
  onEdit: (edit: Edit) => void
}) {
  const t = useTranslations('listing.editor')
  const [tool, setTool] = useState<Tool>('crop')
  const [ratio, setRatio] = useState<number | null>(null)
  const [maskBox, setMaskBox] = useState<Box>({ x: 0.35, y: 0.4, width: 0.3, height: 0.2 })
  const frame = frameSize(original.size, edit)
  const panelProps = { frame, edit, onEdit }

  return (
    <>
      <EditorStage
        {...{ original, edit }}
        label={tool === 'mask' ? t('maskArea') : t('cropArea')}
        box={tool === 'mask' ? maskBox : (edit.crop ?? (tool === 'crop' ? fullFrame : null))}
        ratio={tool === 'crop' ? ratio : null}
        isFixed={tool === 'rotate' || tool === 'filter'}
        onBoxChange={tool === 'mask' ? setMaskBox : (crop) => onEdit({ ...edit, crop })}
      />
      <Tabs
        id="editor"
        label={t('tools')}
        selected={tool}
        onSelect={setTool}
        tabs={[
          { id: 'crop', label: t('crop'), icon: <ScissorsIcon className="max-sm:hidden" /> },
          { id: 'rotate', label: t('rotate'), icon: <ArrowUturnRightIcon className="max-sm:hidden" /> },
          { id: 'mask', label: t('mask'), icon: <EyeSlashIcon className="max-sm:hidden" /> },
          { id: 'filter', label: t('filter'), icon: <AdjustmentsHorizontalIcon className="max-sm:hidden" /> },
        ]}
      />
      {/* Tall enough for most tools, so that changing the tool rarely resizes the dialog. */}
      <div className="sm:min-h-46">
        <TabPanel tabsId="editor" id="crop" selected={tool}>
          <CropPanel {...panelProps} {...{ ratio }} onRatioChange={setRatio} />
        </TabPanel>
        <TabPanel tabsId="editor" id="rotate" selected={tool}>
          <RotatePanel edit={edit} onEdit={onEdit} onTurn={() => setRatio(ratio === 1 ? 1 : null)} />
        </TabPanel>
        <TabPanel tabsId="editor" id="mask" selected={tool}>
          <MaskPanel {...panelProps} originalSize={original.size} area={maskBox} onAreaChange={setMaskBox} />
        </TabPanel>
        <TabPanel tabsId="editor" id="filter" selected={tool}>
          <FilterPanel tone={edit.tone} onToneChange={(tone) => onEdit({ ...edit, tone })} />
        </TabPanel>
      </div>
    </>
  )
}

function EditorStage({
  original,
  edit,
  label,
  box,
  ratio,
  isFixed,
  onBoxChange,
}: {
  original: Original
  edit: Edit
  label: string
  /** In fractions of the frame; null hides the box. */
  box: Box | null
  ratio: number | null
  /** The box is shown but can't be moved or resized. */
  isFixed: boolean
  onBoxChange: (box: Box) => void
}) {
  const t = useTranslations('listing.editor.handles')
  const canvas = useRef<HTMLCanvasElement>(null)
  const { size, preview } = original
  const frame = frameSize(size, edit)
  const scale = Math.max(preview.width, preview.height) / Math.max(size.width, size.height)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  // The crop changes on every pointer move but doesn't affect the painted image.
  const { quarters, mirroredX, mirroredY, angle, masks, tone } = edit

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context === null || context === undefined) return
    const uncropped = { quarters, mirroredX, mirroredY, angle, masks, tone, crop: null }
    paint(context, preview, size, uncropped, { x: 0, y: 0, ...frameSize(size, uncropped) })
  }, [preview, size, width, height, quarters, mirroredX, mirroredY, angle, masks, tone])

  return (
    <div className="flex min-h-50 items-center justify-center rounded bg-wash p-3">
      <ReactCrop
        crop={box === null ? undefined : { unit: '%', ...scaleBox(box, 100) }}
        aspect={ratio ?? undefined}
        disabled={isFixed}
        keepSelection
        ruleOfThirds={!isFixed}
        minWidth={8}
        minHeight={8}
        onChange={(_, percentBox) => onBoxChange(scaleBox(percentBox, 0.01))}
        ariaLabels={{
          cropArea: label,
          nwDragHandle: t('nw'),
          nDragHandle: t('n'),
          neDragHandle: t('ne'),
          eDragHandle: t('e'),
          seDragHandle: t('se'),
          sDragHandle: t('s'),
          swDragHandle: t('sw'),
          wDragHandle: t('w'),
        }}
      >
        <canvas ref={canvas} {...{ width, height }} className="block max-h-[42vh] max-w-full" />
      </ReactCrop>
    </div>
  )
}

function scaleBox({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}
