import type { Locale } from '../../../domain/shop/locale.ts'
import type { MailText } from './mail-text.ts'

const named = (name: string): MailText => ({ de: name, en: name, fr: name, it: name })

/** Keys read `<carrier>_<service>_<format>`; each part has its word (decision A30). */
const PARTS: readonly (readonly [part: string, text: MailText])[] = [
  ['swisspost', { de: 'Die Post', en: 'Swiss Post', fr: 'La Poste', it: 'La Posta' }],
  ['registered', { de: 'Einschreiben', en: 'Registered mail', fr: 'Recommandé', it: 'Raccomandata' }],
  ['quickpac', named('Quickpac')],
  ['planzer', named('Planzer')],
  ['gls', named('GLS')],
  ['dhl', named('DHL')],
  ['cargo', named('Cargo')],
  ['pickmup', named('PickMup')],
  ['a_post', { de: 'A-Post', en: 'A mail', fr: 'courrier A', it: 'posta A' }],
  ['b_post', { de: 'B-Post', en: 'B mail', fr: 'courrier B', it: 'posta B' }],
  ['priority', named('Priority')],
  ['economy', named('Economy')],
  ['letter', { de: 'Brief', en: 'letter', fr: 'lettre', it: 'lettera' }],
  ['parcel', { de: 'Paket', en: 'parcel', fr: 'colis', it: 'pacco' }],
  ['midi', named('Midi')],
]

/** A way to ship as a letter names it; an unknown one keeps its key. */
export const shippingName = (key: string, locale: Locale): string => {
  const words: string[] = []
  let rest = key
  while (rest !== '') {
    const known = PARTS.find(([part]) => rest === part || rest.startsWith(`${part}_`))
    if (known === undefined) return key
    words.push(known[1][locale])
    rest = rest.slice(known[0].length + 1)
  }
  return words.join(' ')
}
