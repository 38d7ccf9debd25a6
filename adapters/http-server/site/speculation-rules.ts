import { LOCALES } from '../../../domain/shop/locale.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Names the rules in the response of a page. */
export const SPECULATION_RULES = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` } as const

const LANGUAGE = `:language(${LOCALES.join('|')})`

/** Pages that are the same for everybody: fetching one stores and counts nothing. Without a query, which may name a campaign. */
const PUBLIC = [`/{${LANGUAGE}}?`, `/{${LANGUAGE}/}?:kind(c|p)/*`].map((pathname) => ({ pathname, search: '' }))

/**
 * Which linked pages a browser fetches before they are opened: when a mouse rests on the link or a finger touches it, none if the visitor
 * saves data. On a phone `moderate` would mean every link that stays in view. Nothing is rendered ahead.
 */
export const speculationRules = (visitor: { readonly savesData: boolean; readonly isMobile: boolean }) =>
  visitor.savesData
    ? {}
    : { prefetch: [{ where: { href_matches: PUBLIC }, eagerness: visitor.isMobile ? 'conservative' : 'moderate' }] }
