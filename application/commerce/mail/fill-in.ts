/** Puts words into the `{places}` of a sentence; what is put in is not looked at again. */
export const fillIn = (sentence: string, words: Readonly<Record<string, string>>): string =>
  sentence.replace(
    /\{(\w+)\}/g,
    (place, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined) ?? place,
  )
