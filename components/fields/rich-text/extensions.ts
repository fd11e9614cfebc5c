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
import { toLinkUrl } from '@/lib/format/link-url'

/**
 * The editor's schema. Pasted content and API values are parsed into it and anything else is dropped
 * (docs/adr/0028-rich-text.md). Links are validated here so that no input path bypasses the check.
 */
export const extensions = [
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
