import type { TextFormat } from './validator'

/** Whether a text is written in a ready-made format; check digits are counted where the format has one. */
export function hasFormat(text: string, format: TextFormat): boolean {
  switch (format) {
    case 'email':
      return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)
    case 'phone':
      return /^(\+\d{1,3}[ -]?)?(\d[ -]?){5,14}\d$/.test(text)
    case 'id-number':
      return isIdNumber(text)
    case 'number':
      return /^[+-]?\d+(\.\d+)?$/.test(text)
    case 'postal-code':
      return /^\d{6}$/.test(text)
    case 'credit-code':
      return isCreditCode(text)
    case 'url':
      return text.length <= 2000 && /^https?:\/\/[^\s/?#]+[^\s]*$/iu.test(text)
  }
}

/** Resident identity number, GB 11643: 17 digits and a check character. */
function isIdNumber(text: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(text)) return false
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase()
}

/** Unified social credit code, GB 32100: 17 characters and a check character. */
function isCreditCode(text: string): boolean {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
  const sum = weights.reduce(
    (total, weight, at) => total + weight * alphabet.indexOf(text[at] ?? ''),
    0,
  )
  return alphabet[(31 - (sum % 31)) % 31] === text[17]
}
