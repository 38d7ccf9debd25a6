/** A text without typographic differences: every blank becomes one space, line breaks stay. */
export const plainText = (text: string): string =>
  text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '').join('\n')
