const rows = 'main article, main tbody tr, main [data-row]'

export function walkRows(step: 1 | -1): void {
  const links = [...document.querySelectorAll(rows)].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]')
    return link === null ? [] : [{ row, link }]
  })
  const at = links.findIndex(({ row }) => row.contains(document.activeElement))
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step
  links[Math.max(0, Math.min(next, links.length - 1))]?.link.focus()
}
