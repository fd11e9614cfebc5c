/**
 * Marks photos whose file can't be loaded; globals.css shows a placeholder instead. Runs in the head, to see photos
 * that fail before hydration.
 */
export const missingPhotosScript =
  "['error','load'].forEach(function(t){addEventListener(t,function(e){var i=e.target;if(i instanceof HTMLImageElement)i.toggleAttribute('data-missing',t==='error')},true)})"
