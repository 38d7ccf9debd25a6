import { inLocale, type LocalText, type Locale } from '../shop/locale.ts'

const named = (de: string, en: string, fr: string, it: string): LocalText => ({ de, en, fr, it })

/** Translatable colours as manufacturers of glasses write them; any other is a trade name and stays as it is. */
const NAMES: ReadonlyMap<string, LocalText> = new Map([
  ['Black', named('Schwarz', 'Black', 'Noir', 'Nero')],
  ['Matte Black', named('Schwarz matt', 'Matte black', 'Noir mat', 'Nero opaco')],
  ['White', named('Weiss', 'White', 'Blanc', 'Bianco')],
  ['Grey', named('Grau', 'Grey', 'Gris', 'Grigio')],
  ['Blue', named('Blau', 'Blue', 'Bleu', 'Blu')],
  ['Navy Blue', named('Marineblau', 'Navy blue', 'Bleu marine', 'Blu navy')],
  ['Blue-Orange', named('Blau-Orange', 'Blue-orange', 'Bleu-orange', 'Blu-arancione')],
  ['Green', named('Grün', 'Green', 'Vert', 'Verde')],
  ['Kaki', named('Khaki', 'Khaki', 'Kaki', 'Kaki')],
  ['Army', named('Armeegrün', 'Army green', 'Vert militaire', 'Verde militare')],
  ['Red', named('Rot', 'Red', 'Rouge', 'Rosso')],
  ['Pink', named('Rosa', 'Pink', 'Rose', 'Rosa')],
  ['Brown', named('Braun', 'Brown', 'Brun', 'Marrone')],
  ['Clear', named('Transparent', 'Clear', 'Transparent', 'Trasparente')],
  ['Gold', named('Gold', 'Gold', 'Or', 'Oro')],
  ['Silver', named('Silber', 'Silver', 'Argent', 'Argento')],
  ['Tortoise', named('Schildpatt', 'Tortoise', 'Écaille', 'Tartaruga')],
  ['Green Tortoise', named('Schildpatt grün', 'Green tortoise', 'Écaille verte', 'Tartaruga verde')],
  ['Havana', named('Havanna', 'Havana', 'Havane', 'Avana')],
  ['Light Havana', named('Havanna hell', 'Light havana', 'Havane clair', 'Avana chiaro')],
  ['Matte Havana', named('Havanna matt', 'Matte havana', 'Havane mat', 'Avana opaco')],
  ['Polished Clear', named('Transparent glänzend', 'Polished clear', 'Transparent brillant', 'Trasparente lucido')],
  ['G-15 Green', named('Grün G-15', 'G-15 green', 'Vert G-15', 'Verde G-15')],
  ['Green Polarized', named('Grün polarisierend', 'Green polarised', 'Vert polarisé', 'Verde polarizzato')],
  ['Grey Polarized', named('Grau polarisierend', 'Grey polarised', 'Gris polarisé', 'Grigio polarizzato')],
  ['Brown Polarized', named('Braun polarisierend', 'Brown polarised', 'Brun polarisé', 'Marrone polarizzato')],
  ['Brown Gradient', named('Braun verlaufend', 'Brown gradient', 'Brun dégradé', 'Marrone sfumato')],
  ['Silver Mirror', named('Silber verspiegelt', 'Silver mirror', 'Argent miroir', 'Argento specchiato')],
])

/** Between frame and glass. */
const BETWEEN = ' / '
/** `901/58 Black`: the manufacturer's number and the word. */
const NUMBERED = /^([A-Z0-9]{2,}(?:\/[A-Z0-9]+)? )?(.*)$/

const partName = (part: string, locale: Locale): string => {
  const [, number = '', words = part] = NUMBERED.exec(part) ?? []
  const translated = NAMES.get(words)
  return translated === undefined ? part : `${number}${inLocale(translated, locale)}`
}

/** A colour in the visitor's language, with the manufacturer's number: `901 Black / G-15 Green` is `901 Schwarz / Grün G-15`. */
export const colourName = (made: string, locale: Locale): string =>
  made.split(BETWEEN).map((part) => partName(part, locale)).join(BETWEEN)
