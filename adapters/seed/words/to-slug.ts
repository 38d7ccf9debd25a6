/** Lower case ASCII words joined by hyphens; German umlauts written as two letters. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
