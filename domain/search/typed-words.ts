import type { LensTrait } from './lens-filter.ts'
import type { NumericOptionKey } from '../prescription/is-numeric-key.ts'

type Meanings<Meaning> = readonly (readonly [Meaning, ...RegExp[]])[]

// In plain letters, as `normaliseForSearch` returns them; German, English, French, Italian. Product names of manufacturers ("Dailies",
// "1-Day", "Colors") stay words, which find them by name.

/** Replacement intervals. */
const USAGES: Meanings<string> = [
  ['daily', /^(?:(?:ein)?tages-?(?:kontakt)?linsen?|daily|taglich\p{L}*|journalier\p{L}*|quotidien\p{L}*|giornalier\p{L}*)$/u],
  ['weekly',
    /^(?:(?:zwei-?|2-?)?wochen-?(?:kontakt)?linsen?|14-?tages-?linsen?|wochentlich\p{L}*)$/u,
    /^(?:(?:bi)?weekly|hebdomadaires?|bimensuel\p{L}*|(?:bi)?settimanal\p{L}*|quindicinal\p{L}*)$/u],
  ['monthly', /^(?:monats-?(?:kontakt)?linsen?|monthly|monthlies|monatlich\p{L}*|mensuel\p{L}*|mensil\p{L}*)$/u],
  ['quarterly', /^(?:(?:drei-?|3-?)monats-?linsen?|quartalslinsen?|quarterly|trimestriel\p{L}*|trimestral\p{L}*)$/u],
  ['yearly', /^(?:jahres-?(?:kontakt)?linsen?|yearly|annuel\p{L}*|annual\p{L}*)$/u],
]

/** Optical types. */
const TRAITS: Meanings<LensTrait> = [
  ['toric', /^(?:toric|torisch\p{L}*|toriques?|toric[aohi]\p{L}*|astigmati\p{L}*)$/u],
  ['multifocal',
    /^(?:multifo[ck]al\p{L}*|gleitsicht(?:-?linsen?)?|varifocals?)$/u,
    /^(?:progressi(?:f|fs|ve|ves|vo|va|vi)|presbyop\p{L}*|presbit\p{L}*)$/u],
  ['colored', /^(?:farbige?[nrs]?|farb-?(?:kontakt)?linsen?|colou?red|coloree?s?|colorat[aeio])$/u],
  ['spherical', /^(?:spharisch\p{L}*|spherical|spheriques?|sferic[aheio]+)$/u],
]

/** Labels before a value. */
const LABELS: Meanings<NumericOptionKey> = [
  ['sphere', /^(?:sph|sphare|sphaere|sphere|sfera|sf|pwr|power|starke|puissance|potere)$/],
  ['cylinder', /^(?:cyl|zyl|cil|zylinder|cylinder|cylindre|cilindro)$/],
  ['axis', /^(?:ax|axis|achse|axe|asse)$/],
  ['radius', /^(?:bc|basiskurve|basis-?kurve|base ?curve|radius|rayon|raggio|bk)$/],
  ['diameter', /^(?:dia|diam|dm|durchmesser|diameter|diametre|diametro)$/],
  ['add', /^(?:add|addition|addizione)$/],
]

const PACK_WORD = /^(?:er|er-pack|pack|packs|packung|box|linsen|lenses|lentilles|lenti|stk|stuck|pcs|pieces|pezzi|pz|x)$/
const PACK_BEFORE = /^(?:pack|packung|box|boite|confezione|scatola)$/
const FILLERS = [
  /^(?:kontaktlinsen?|linsen?|lens|lenses|contacts?|lentilles?|lenti|lente|contatto|mm|dpt|dioptrien|dioptres?|dioptries|diottrie)$/,
  /^(?:fur|for|pour|per|mit|with|avec|con|of|de|da|di|du|des|und|and|et|e)$/,
]

const findMeaning = <Meaning>(meanings: Meanings<Meaning>) => (plain: string): Meaning | undefined =>
  meanings.find(([, ...words]) => words.some((pattern) => pattern.test(plain)))?.[0]

export const usageOf = findMeaning(USAGES)
export const traitOf = findMeaning(TRAITS)
export const labelOf = findMeaning(LABELS)
export const isPackWord = (plain: string): boolean => PACK_WORD.test(plain)
export const isBeforePack = (plain: string): boolean => PACK_BEFORE.test(plain)
/** A word without meaning beside recognised parts: "toric lenses for astigmatism". */
export const isFiller = (plain: string): boolean => FILLERS.some((pattern) => pattern.test(plain))
