/** Encodes a PDF string. WinAnsi covers Portuguese; parentheses and backslashes are escaped. */
function toWinAnsi(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/€/g, 'EUR')
    .replace(/[^\x20-\xff]/g, '-')
    .replace(/[\\()]/g, '\\$&')
}

const lineLength = 86

function wrapLines(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length + 1 > lineLength) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** Creates a one-page A4 PDF: the agency's name, title, facts as `name: value` lines, text. */
export function createBrochure(
  title: string,
  text: string,
  facts: readonly (readonly [name: string, value: string | number])[],
): Buffer {
  const line = (size: number, y: number, words: string) =>
    `BT /F1 ${size} Tf 56 ${y} Td (${toWinAnsi(words)}) Tj ET`
  const factLines = facts.map(([name, value], index) => line(11, 690 - index * 18, `${name}: ${value}`))
  const top = 690 - facts.length * 18 - 24
  const body = wrapLines(text).map((words, index) => line(11, top - index * 16, words))
  const content = [
    '0.745 0.369 0.231 rg 0 812 595 30 re f 0.16 0.13 0.12 rg',
    line(12, 770, 'Soleira'),
    line(19, 732, title),
    ...factLines,
    ...body,
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
