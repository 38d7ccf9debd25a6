/** Splits a full name, as providers give it: the last word is the family name; a single word cannot be split. */
export const namesIn = (name: string): { readonly firstName?: string; readonly lastName?: string } => {
  const words = name.trim().split(/\s+/)
  const [lastName, ...before] = words.toReversed()
  return lastName === undefined || before.length === 0 ? {} : { firstName: before.toReversed().join(' '), lastName }
}
