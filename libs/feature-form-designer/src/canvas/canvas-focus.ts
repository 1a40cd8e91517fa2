/** The id of the element of the page that stands for a field of the canvas. */
export function faceId(fieldId: string): string {
  return `canvas-${fieldId}`
}

/** Puts the keyboard's focus on a field of the canvas and brings it into view. */
export function focusField(fieldId: string | undefined): void {
  if (fieldId === undefined) return
  window.document.getElementById(faceId(fieldId))?.focus()
}

/** Brings a field of the canvas into view and leaves the focus where it is. */
export function showField(fieldId: string): void {
  window.document.getElementById(faceId(fieldId))?.scrollIntoView({ block: 'nearest' })
}
