import { globSync, readFileSync } from 'node:fs'
import type { Locale } from '../../domain/shop/locale.ts'
import { LOCALES } from '../../domain/shop/locale.ts'

/** One text for shoppers or staff: its file, language and words. */
export type ShopText = { readonly place: string; readonly locale: Locale; readonly text: string }

const FILES = ['ui/messages/*.json', 'adapters/seed/content/*.json', 'adapters/seed/words/*.json']

const localeOf = (key: string): Locale | undefined => LOCALES.find((locale) => key === locale || key === `${locale}_informal`)

/** Every text below a value that contains its language. */
const textsIn = (value: unknown, place: string, spoken?: Locale): readonly ShopText[] => {
  if (typeof value === 'string') return spoken === undefined ? [] : [{ place, locale: spoken, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const locale = localeOf(key)
    return textsIn(inner, locale === undefined ? `${place} ${key}` : place, locale ?? spoken)
  })
}

/** All texts of the message files and of the demo content, in the order of their files. */
export const readShopTexts = (root: string): readonly ShopText[] =>
  globSync(FILES, { cwd: root }).toSorted().flatMap((file) => textsIn(JSON.parse(readFileSync(`${root}${file}`, 'utf8')), file))

type WordRule = {
  readonly locales: readonly Locale[]
  readonly word: RegExp
  /** The term of the glossary. */
  readonly use: string
  /** Texts in which the word is correct. */
  readonly except?: (text: ShopText) => boolean
}

/** Letters of the post, and letters in a password, a code or a number. */
const isNoMail = ({ place, text }: ShopText): boolean =>
  place.startsWith('ui/messages/shipping.json ') || /digit|chiffre|cifr/.test(text)

/** The withdrawal function uses the words of Directive (EU) 2023/2673. */
const isLegal = ({ text }: ShopText): boolean => text === 'Recedere dal contratto'

/** Labels are short and without punctuation; a sentence, a question or advice in an article may start with an infinitive. */
const isNoLabel = (one: ShopText): boolean =>
  isLegal(one) || /[.?:]/.test(one.text) || /-words\.json .*\bitems \d+$|-words\.json sections \d+ title$/.test(one.place)

const NARROW = String.fromCodePoint(0x202F)

/** The texts section of the glossary (docs/glossary.md), and the typography of each language. */
const RULES: readonly WordRule[] = [
  { locales: ['de'], word: /\bBriefe?[ns]?\b/, use: 'E-Mail', except: isNoMail },
  { locales: ['de'], word: /zurück(?:zu)?tr[ei]t|[Rr]ücktritt/, use: 'widerrufen' },
  { locales: ['de'], word: /[Ss]torn(?:ier|o)/, use: 'annullieren' },
  { locales: ['de'], word: /(?<!Optikerinnen und )(?:\b|[a-z])[Oo]ptiker\b/, use: 'Optikgeschäft, Partnergeschäft' },
  { locales: ['de'], word: /Zahlungs(?:haus|firma|partner)/, use: 'Zahlungsanbieter' },
  { locales: ['de'], word: /Einzahlungsschein/, use: 'QR-Rechnung' },
  { locales: ['de'], word: /Konto (?:eröffn|zu eröffn)/, use: 'Konto erstellen' },
  { locales: ['de'], word: /Gleitsichtlinse|führende[ns]? Auge/, use: 'multifokale Linse, dominantes Auge' },
  { locales: ['de'], word: /\bRadius\b/, use: 'Basiskurve' },
  { locales: LOCALES, word: /ß/, use: 'ss' },
  { locales: ['en'], word: /\bletters?\b/i, use: 'e-mail', except: isNoMail },
  { locales: ['en'], word: /\bmakers?\b/i, use: 'manufacturer' },
  { locales: ['en'], word: /\bcoupons?\b/i, use: 'voucher' },
  { locales: ['en'], word: /\banew\b|\bwhoever\b/i, use: 'again; a plain subject' },
  { locales: ['en'], word: /\bpayment (?:house|company|partner)\b/i, use: 'payment provider' },
  { locales: ['en'], word: /\blens pass\b/i, use: 'lens profile; lens prescription card' },
  { locales: ['en'], word: /\bleading eye\b|\bmailbox\b|\bpayment slip\b/i, use: 'dominant eye; inbox; QR-bill' },
  { locales: ['en'], word: /\b(?:organiz|recogniz|colors?\b|canceled\b)/i, use: 'British spelling' },
  { locales: ['fr'], word: /\blettres?\b/i, use: 'e-mail, message', except: isNoMail },
  { locales: ['fr'], word: /\bindications?\b/i, use: 'données, informations' },
  { locales: ['fr'], word: /\bracheter\b/i, use: 'commander à nouveau' },
  { locales: ['fr'], word: /\b(?:maison|société) de paiement\b/i, use: 'prestataire de paiement' },
  { locales: ['fr'], word: /\bcode postal\b/i, use: 'NPA' },
  { locales: ['fr'], word: /\brayon\b(?! de courbure)/i, use: 'rayon de courbure' },
  { locales: ['fr'], word: /\bmode de paiement\b|\bmode d’expédition\b/i, use: 'moyen de paiement, mode de livraison' },
  { locales: ['fr'], word: /\bpasseport\b/i, use: 'carnet de lentilles' },
  { locales: ['fr'], word: /\bbulletin de versement\b/i, use: 'QR-facture' },
  { locales: ['it'], word: /\blettera\b|\blettere\b/i, use: 'e-mail, messaggio', except: isNoMail },
  { locales: ['it'], word: /\bindicazioni?\b/i, use: 'dati, informazioni' },
  { locales: ['it'], word: /\briordin/i, use: 'ordinare di nuovo' },
  { locales: ['it'], word: /\b(?:società|casa) di pagamento\b|fornitore di pagamento/i, use: 'fornitore di servizi di pagamento' },
  { locales: ['it'], word: /\bcodice postale\b/i, use: 'NPA' },
  { locales: ['it'], word: /\bpoter[ei]\b|\braggio\b/i, use: 'gradazione, curva base' },
  { locales: ['it'], word: /\b(?:modo|modi|metodo) di spedizione\b/i, use: 'modalità di spedizione' },
  { locales: ['it'], word: /\bpassaporto\b/i, use: 'libretto delle lenti' },
  { locales: ['it'], word: /\bpolizza di versamento\b/i, use: 'QR-fattura' },
  {
    locales: ['it'], word: /^(?!Corriere|Lettere)\p{Lu}\p{Ll}*(?:a|e|i)re(?!\p{L})/u, use: 'the imperative (docs/decisions/0032)',
    except: isNoLabel,
  },
  { locales: ['fr'], word: / [:;?!%»]|« /, use: 'U+00A0 inside the marks' },
  { locales: ['de'], word: /\d %|\} %/, use: 'U+00A0 before %' },
  { locales: ['en', 'it'], word: /[\d}]\s%/, use: '% without a space' },
  { locales: LOCALES, word: new RegExp(NARROW), use: 'U+00A0' },
  { locales: ['de', 'fr', 'it'], word: /\d,\d/, use: 'the decimal point' },
  { locales: ['en'], word: /\d,\d(?!\d\d(?!\d))/, use: 'the decimal point' },
  { locales: LOCALES, word: /\s(?:…|\.\.\.)/, use: 'three dots after the word, without a space' },
]

/** Names of arguments are not words of a text. */
const withoutNames = (text: string): string => text.replace(/\{\w+/g, '{')

/** Texts with a word or a sign that the glossary replaces, each with its replacement. */
export const unfitWords = (texts: readonly ShopText[]): readonly string[] =>
  texts.flatMap((text) => RULES.flatMap(({ locales, word, use, except }) => {
    const match = locales.includes(text.locale) && except?.(text) !== true ? word.exec(withoutNames(text.text)) : null
    return match === null ? [] : [`${text.place} (${text.locale}): «${match[0]}», use: ${use}`]
  }))
