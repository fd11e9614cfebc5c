import {
  AdjustmentsHorizontalIcon,
  ArrowUturnRightIcon,
  EyeSlashIcon,
  ScissorsIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TabPanel, Tabs } from '@/components/ui/tabs'
import { FilterPanel, RotatePanel } from './adjust-panels'
import { CropPanel } from './crop-panel'
import { type Box, type Edit, frameSize, fullFrame } from './edit'
import { EditorStage } from './editor-stage'
import { MaskPanel } from './mask-panel'
import type { Original } from './original'

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
