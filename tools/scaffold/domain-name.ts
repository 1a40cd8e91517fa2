/** A domain's name in the shapes that code needs. */
export interface DomainName {
  readonly kebab: string
  readonly camel: string
  readonly snake: string
  readonly title: string
}

/** Reads `greenhouse` or `work-order`; throws what is wrong with anything else. */
export function domainName(text: string): DomainName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(text) || text.length > 30)
    throw new Error(
      `"${text}" is no name for a domain: lower-case words with dashes, such as work-order.`,
    )
  if (text === 'core')
    throw new Error('"core" is the foundation: choose the name of a product area.')
  const words = text.split('-')
  const camel = words.map((word, at) => (at === 0 ? word : capital(word))).join('')
  const title = [capital(words[0] ?? ''), ...words.slice(1)].join(' ')
  return { kebab: text, camel, snake: words.join('_'), title }
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
