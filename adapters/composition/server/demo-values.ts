import register from '../../seed/shops/register.json' with { type: 'json' }

/** A demo value in the configuration of a live shop, and its path. */
export type DemoValue = { readonly at: string; readonly value: string }

/** Settings that identify a company. */
const OWN = /^(domain|phone|internationalPhone|email|transfer\.iban|details\..+|staffPages\..+|contentSpaces\..+)$/
const MARKED = /\(demo\)|\bdemo (ag|gmbh|sa|sagl)\b/i

type Leaf = { readonly path: string; readonly text: string }

const leaves = (value: unknown, path = ''): readonly Leaf[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`))
}

const plain = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()

const settingsOf = (document: unknown): readonly (readonly [at: string, settings: unknown])[] => {
  const written = typeof document === 'object' && document !== null ? document : {}
  const { everyShop, shops } = written as { readonly everyShop?: unknown; readonly shops?: unknown }
  const brands = typeof shops === 'object' && shops !== null ? Object.entries(shops) : []
  return [['everyShop', everyShop], ...brands.map(([brand, settings]) => [`shops.${brand}`, settings] as const)]
}

const DEMO: ReadonlySet<string> = new Set(
  settingsOf(register).flatMap(([, settings]) => leaves(settings)).filter(({ path }) => OWN.test(path)).map(({ text }) => plain(text)),
)

/** Whether a text is a company name, address, phone number, e-mail address, host or account of the demo. */
export const isDemoValue = (text: string): boolean => DEMO.has(plain(text)) || MARKED.test(text)

/** All demo values in a brand configuration; a value in `everyShop` is listed once. */
export const demoValuesIn = (document: unknown): readonly DemoValue[] =>
  settingsOf(document).flatMap(([at, settings]) =>
    leaves(settings)
      .filter(({ path, text }) => (OWN.test(path) && isDemoValue(text)) || MARKED.test(text))
      .map(({ path, text }) => ({ at: `${at}.${path}`, value: text })))
