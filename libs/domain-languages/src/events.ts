/** The entity that changes when a space says a text otherwise: open windows fetch their dictionary anew. */
export const dictionaryEntity = 'dictionary'
