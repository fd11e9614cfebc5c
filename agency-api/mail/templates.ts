import { languageTags } from '#contract/language-tags.ts'
import type { MailLanguage } from './language.ts'
import type { Mail } from './open.ts'
import { greetings, type LetterTexts, letterTexts } from './template-texts.ts'

type Person = { name: string; email: string }

/** Creates a letter with a link: a request to confirm an email address, an invitation, or a password reset. */
export function createLetter(
  kind: keyof typeof letterTexts,
  language: MailLanguage,
  person: Person,
  url: string,
): Mail {
  const texts = letterTexts[kind][language]
  const greeting = greetings[language].replace('{name}', () => person.name)
  return {
    to: person.email,
    subject: texts.subject,
    text: [greeting, texts.body, `${texts.button}:\n${url}`, texts.validity, texts.advice, 'Soleira'].join(
      '\n\n',
    ),
    html: renderHtml(language, greeting, texts, url),
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Uses tables and attributes, which mail programs render consistently; loads nothing remote. */
function renderHtml(language: MailLanguage, greeting: string, texts: LetterTexts, url: string): string {
  const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
  const note = (text: string) =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#6b5f56">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(texts.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf7f2">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="#faf7f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;${font};font-size:20px;font-weight:700;color:#9a4526">Soleira</td></tr>
<tr><td bgcolor="#ffffff" style="padding:32px;border:1px solid #e9e1d8;border-radius:12px">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:700;color:#2a211c">${escapeHtml(texts.subject)}</h1>
<p style="margin:0 0 12px;${font};font-size:15px;line-height:24px;color:#2a211c">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px;${font};font-size:15px;line-height:24px;color:#2a211c">${escapeHtml(texts.body)}</p>
<table role="presentation" cellspacing="0" cellpadding="0"><tr><td bgcolor="#b0532f" style="border-radius:8px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;${font};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(texts.button)}</a>
</td></tr></table>
<p style="margin:24px 0;${font};font-size:13px;line-height:20px;color:#6b5f56;word-break:break-all"><a href="${escapeHtml(url)}" style="color:#9a4526">${escapeHtml(url)}</a></p>
${note(texts.validity)}
${note(texts.advice)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
