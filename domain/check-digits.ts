/** The remainder by 97 with the first four characters moved to the end; a letter counts as two digits (ISO 7064, 13616, 11649). */
export const remainderBy97 = (text: string): number =>
  Array.from(text.slice(4) + text.slice(0, 4)).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0)
