import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { classes } from '@/components/ui/classes'
import { hasMarkup, plainTextToHtml, stripEventHandlers } from '@/lib/format/rich-text'
import { toLinkUrl } from '@/lib/format/link-url'
import type { BilingualInputProps } from '../bilingual-field'
import { LinkRow } from './link-row'
import { Toolbar } from './toolbar'

const htmlOf = (text: string) => (hasMarkup(text) ? stripEventHandlers(text) : plainTextToHtml(text))

/** Calls `onTextChange` only for edits, so that viewing a text never changes its HTML. */
export function RichTextEditor({
  value,
  onTextChange,
  onBlur,
  inputRef,
  label,
  disabled = false,
  ...inputProps
}: BilingualInputProps) {
  const t = useTranslations('fields.richText')
  const [isLinkRowOpen, setLinkRowOpen] = useState(false)
  const lastText = useRef(value)
  const attributes = Object.fromEntries(
    Object.entries({
      ...inputProps,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
    }).flatMap(([name, attribute]) => (attribute === undefined ? [] : [[name, String(attribute)]])),
  )
  const editor = useEditor({
    extensions,
    content: htmlOf(value),
    editable: !disabled,
    // The page's CSP forbids styles from scripts; they are in rich-text.css.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: stripEventHandlers,
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        setLinkRowOpen(true)
        return true
      },
    },
    onUpdate: ({ editor: updated }) => {
      lastText.current = updated.isEmpty ? '' : updated.getHTML()
      onTextChange(lastText.current)
    },
    onBlur: () => onBlur(),
  })

  // The form was discarded, merged or restored from a draft: update the editor.
  useEffect(() => {
    if (value === lastText.current) return
    lastText.current = value
    editor.commands.setContent(htmlOf(value), { emitUpdate: false })
  }, [editor, value])

  const setFocusTarget = useEffectEvent((target: { focus: () => void } | null) => inputRef(target))
  useEffect(() => {
    setFocusTarget({ focus: () => void editor.commands.focus() })
    return () => setFocusTarget(null)
  }, [editor])

  return (
    <div
      className={classes(
        'rich-text rounded border border-line-strong bg-surface focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-brand',
        inputProps['aria-invalid'] === true && 'border-danger',
        disabled && 'opacity-60',
      )}
    >
      <Toolbar
        editor={editor}
        label={t('toolbar', { label })}
        disabled={disabled}
        onLink={() => setLinkRowOpen(true)}
      />
      {isLinkRowOpen && <LinkRow editor={editor} onDone={() => setLinkRowOpen(false)} />}
      <EditorContent editor={editor} />
    </div>
  )
}

/**
 * The editor's schema. Pasted content and API values are parsed into it and anything else is dropped
 * (docs/adr/0028-rich-text.md). Links are validated here so that no input path bypasses the check.
 */
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  // Without the default shortcut of Tab, so that Tab leaves the editor as in every other field.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  Blockquote,
  Link.configure({
    autolink: false,
    linkOnPaste: true,
    openOnClick: false,
    protocols: ['http', 'https', 'mailto', 'tel'],
    isAllowedUri: (url) => toLinkUrl(url) !== null,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  UndoRedo,
]
