/** Returns the clicked link if the click leads to another page or query in this tab; otherwise null. */
export function findLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.hasAttribute('download')) return null
  // Links such as mailto: and tel: open another program; the page stays.
  if (link.protocol !== 'http:' && link.protocol !== 'https:') return null
  if (link.target !== '' && link.target !== '_self') return null
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname
  return isSamePage && link.search === location.search ? null : link
}
