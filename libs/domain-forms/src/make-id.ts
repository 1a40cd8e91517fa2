const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Where chance comes from: that many random bytes. */
export type Random = (bytes: number) => Uint8Array

/** An id for a new field of a form. */
export function newFieldId(random: Random): string {
  return `f_${letters(random, 10)}`
}

/** An id for a new choice of a select. */
export function newOptionId(random: Random): string {
  return `o_${letters(random, 8)}`
}

/** An id for a new section of a form. */
export function newSectionId(random: Random): string {
  return `s_${letters(random, 8)}`
}

function letters(random: Random, length: number): string {
  return Array.from(random(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
