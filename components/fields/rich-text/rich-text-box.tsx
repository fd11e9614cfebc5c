'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { unknownMarkup } from './known-markup'
import { type RichTextBoxProps, RichTextWriter } from './rich-text-writer'

/**
 * The editor, or the stored text with a warning if the editor would drop some of its formatting. The user confirms
 * before that happens.
 */
export function RichTextBox(props: RichTextBoxProps) {
  const { value, onText } = props
  const [seen, setSeen] = useState(value)
  const [unknown, setUnknown] = useState(() => unknownMarkup(value))
  const [simple, setSimple] = useState(false)
  // The form's value was changed from outside the editor.
  if (value !== seen) {
    setSeen(value)
    setUnknown(unknownMarkup(value))
    setSimple(false)
  }
  const write = (text: string) => {
    setSeen(text)
    onText(text)
  }
  if (unknown.length === 0 || simple) return <RichTextWriter {...props} onText={write} />
  return <ReadOnlyText {...props} onText={write} unknown={unknown} onSimplify={() => setSimple(true)} />
}

function ReadOnlyText({
  label,
  value,
  onText,
  pause: hold,
  unknown,
  onSimplify,
  ...box
}: RichTextBoxProps & { unknown: readonly string[]; onSimplify: () => void }) {
  const t = useTranslations('fields.richText')
  return (
    <>
      <Banner
        tone="warn"
        role="status"
        title={t('unknown')}
        className="mb-2"
        action={
          <Button size="sm" disabled={box.disabled} onClick={onSimplify}>
            {t('simplify')}
          </Button>
        }
      >
        {t('unknownHelp', { names: unknown.join(', ') })}
      </Banner>
      <textarea
        {...box}
        ref={hold}
        aria-label={label}
        spellCheck={false}
        rows={10}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className="entry field-sizing-content min-h-48 py-2 font-mono text-sm"
      />
    </>
  )
}
