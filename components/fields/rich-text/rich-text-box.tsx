import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { hasMarkup, stripEventHandlers } from '@/lib/format/rich-text'
import type { BilingualInputProps } from '../bilingual-field'
import { RichTextEditor } from './rich-text-editor'

/**
 * Renders the rich-text editor. If that would drop some of the text's formatting, renders the text's HTML source with a
 * warning, until the user confirms the loss.
 */
export function RichTextBox(props: BilingualInputProps) {
  const { value, onTextChange } = props
  const [lastValue, setLastValue] = useState(value)
  const [unsupportedNames, setUnsupportedNames] = useState(() => findUnsupportedMarkup(value))
  const [isSimplified, setSimplified] = useState(false)
  // The value was changed outside this component, such as by a reset of the form.
  if (value !== lastValue) {
    setLastValue(value)
    setUnsupportedNames(findUnsupportedMarkup(value))
    setSimplified(false)
  }
  const handleTextChange = (text: string) => {
    setLastValue(text)
    onTextChange(text)
  }
  if (unsupportedNames.length === 0 || isSimplified)
    return <RichTextEditor {...props} onTextChange={handleTextChange} />
  return (
    <SourceEditor
      {...props}
      onTextChange={handleTextChange}
      unsupportedNames={unsupportedNames}
      onSimplify={() => setSimplified(true)}
    />
  )
}

function SourceEditor({
  label,
  value,
  onTextChange,
  inputRef,
  unsupportedNames,
  onSimplify,
  ...inputProps
}: BilingualInputProps & { unsupportedNames: readonly string[]; onSimplify: () => void }) {
  const t = useTranslations('fields.richText')
  const separator = useTranslations('common')('separator')
  return (
    <>
      <Banner
        tone="warn"
        role="status"
        title={t('unknown')}
        className="mb-2"
        action={
          <Button size="sm" disabled={inputProps.disabled} onClick={onSimplify}>
            {t('simplify')}
          </Button>
        }
      >
        {t('unknownHelp', { names: unsupportedNames.join(separator) })}
      </Banner>
      <textarea
        {...inputProps}
        ref={inputRef}
        aria-label={label}
        spellCheck={false}
        rows={10}
        value={value}
        onChange={(event) => onTextChange(event.target.value)}
        className="entry field-sizing-content min-h-48 py-2 font-mono text-sm"
      />
    </>
  )
}

const blockTags = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']
const inlineTags = ['strong', 'b', 'em', 'i', 'a']
const allowedTags = new Set([...blockTags, ...inlineTags])
const linkAttributes = new Set(['href', 'target', 'rel'])

/**
 * Returns the names of the tags and attributes that the editor would drop. Uses the browser's parser on an inert
 * document, which neither runs scripts nor loads resources.
 */
export function findUnsupportedMarkup(text: string): string[] {
  if (!hasMarkup(text)) return []
  const { head, body } = new DOMParser().parseFromString(stripEventHandlers(text), 'text/html')
  const names = [...head.children, ...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
      .map(({ name }) => name)
      .filter((name) => element.localName !== 'a' || !linkAttributes.has(name))
    return [...(allowedTags.has(element.localName) ? [] : [element.localName]), ...attributes]
  })
  return [...new Set(names)]
}
