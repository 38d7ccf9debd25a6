/** Endings and beginnings by which a word is known to name a street. */
const ABBREVIATED = /^(.{2,}?)str\.?$/iu
const GERMAN = /(?:strasse|gasse|weg|platz|rain|matte|halde|allee)$/iu
const LATIN = /^(?:rue|avenue|chemin|place|route|via|viale|piazza|corso) /iu

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('de-CH') + word.slice(1)
const isShouted = (text: string): boolean => text.length > 3 && text === text.toLocaleUpperCase('de-CH')
const calmed = (text: string): string =>
  isShouted(text) ? text.toLocaleLowerCase('de-CH').replace(/(?<=[\s-])\p{L}|^\p{L}/gu, capital) : text

/** Swiss spelling: `seestr.` is Seestrasse, ß is ss. What names no known kind of street stays as it was typed. */
export const writtenStreet = (typed: string): string => {
  const street = typed.trim().replace(/\s+/g, ' ').replaceAll('ß', 'ss')
  const spelled = street.replace(ABBREVIATED, (_, name: string) => (/[\s-]$/.test(name) ? `${name}Strasse` : `${name}strasse`))
  if (LATIN.test(spelled)) return isShouted(spelled) ? calmed(spelled) : capital(spelled)
  return GERMAN.test(spelled) ? capital(calmed(spelled)) : street
}
