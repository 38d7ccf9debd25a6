/** A text without the differences that typography makes: every blank is one space, a line break stays. */
export const plainText = (text: string): string =>
  text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '').join('\n')
