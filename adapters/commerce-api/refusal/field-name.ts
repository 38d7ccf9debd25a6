/** `firstName` as it stands on the wire: `first_name`. */
export const snakeField = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `first_name` as it stands in the domain: `firstName`. */
export const camelField = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
