/** The wish, or the wish with the first number that makes it unlike the others. */
export function freeLabel(wish: string, taken: readonly string[]): string {
  if (!taken.includes(wish)) return wish
  let number = 2
  while (taken.includes(`${wish} ${number}`)) number += 1
  return `${wish} ${number}`
}
