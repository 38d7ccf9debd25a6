/** A name written in one, as providers give it: its last word is the family name; of a single word nobody knows which it is. */
export const namesIn = (name: string): { readonly firstName?: string; readonly lastName?: string } => {
  const words = name.trim().split(/\s+/)
  const [lastName, ...before] = words.toReversed()
  return lastName === undefined || before.length === 0 ? {} : { firstName: before.toReversed().join(' '), lastName }
}
