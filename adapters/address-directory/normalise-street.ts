/** Endings and beginnings of words that name a street. */
const ABBREVIATED = /^(.{2,}?)str\.?$/iu
const GERMAN = /(?:strasse|gasse|weg|platz|rain|matte|halde|allee)$/iu
const LATIN = /^(?:rue|avenue|chemin|place|route|via|viale|piazza|corso) /iu

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('de-CH') + word.slice(1)
const isShouted = (text: string): boolean => text.length > 3 && text === text.toLocaleUpperCase('de-CH')
const calmed = (text: string): string =>
  isShouted(text) ? text.toLocaleLowerCase('de-CH').replace(/(?<=[\s-])\p{L}|^\p{L}/gu, capital) : text

/** Swiss spelling: `seestr.` is Seestrasse, ß is ss. A name without a known ending or beginning stays as typed. */
export const normaliseStreet = (typed: string): string => {
  const street = typed.trim().replace(/\s+/g, ' ').replaceAll('ß', 'ss')
  const spelled = street.replace(ABBREVIATED, (_, name: string) => (/[\s-]$/.test(name) ? `${name}Strasse` : `${name}strasse`))
  if (LATIN.test(spelled)) return isShouted(spelled) ? calmed(spelled) : capital(spelled)
  return GERMAN.test(spelled) ? capital(calmed(spelled)) : street
}
