/** One for each character of a script that is written without spaces, and for each run of other letters and digits. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}'’-])+/gu

/** How many words a text has: of Chinese and Japanese its characters, of other scripts what spaces keep apart. */
export function countWords(text: string): number {
  return (text.match(word) ?? []).filter((found) => /[\p{L}\p{N}]/u.test(found)).length
}
