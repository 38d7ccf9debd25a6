import { isLoginLinkPath } from '../identity/hash-in-address.ts'
import { readLocalizedPath } from '../shop/localized-path.ts'
import { canParseUrl } from '../parse-url.ts'

/** The campaign parameters of a URL; no other parameter is stored (Account §3). */
export const CAMPAIGN_FIELDS = [
  'wgu', 'at_gd', 'gclid', 'utm_id', 'utm_source', 'utm_medium', 'utm_campaign', 'studio_id', 'studio_user_id', 'service_id',
  'order_type', 'order_source_id', 'order_source_code', 'campaign_id', 'token', 'promotion_id', 'promotion_name',
] as const
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number]
export type CampaignFields = { readonly [field in CampaignField]?: string }

/** A login link may be opened anywhere: it does not identify a studio (Account §3). */
const OF_A_STUDIO: readonly CampaignField[] = ['studio_id', 'studio_user_id']

/** Longer values, or values with unprintable characters, are ignored (decision S19). */
const VALUE = /^[\x20-\x7E\xA0-\uFFFD]{1,256}$/

const valueIn = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name) ?? ''
  return VALUE.test(value) ? value : undefined
}

type Address = { readonly pathname: string; readonly search: string }

const isLoginLink = ({ pathname }: Address, query: URLSearchParams): boolean =>
  query.has('hash') || isLoginLinkPath(readLocalizedPath(pathname).path)

/** The campaign parameters of the first URL of a session; `undefined` if there are none. */
export const campaignFieldsIn = (at: Address): CampaignFields | undefined => {
  const query = new URLSearchParams(at.search)
  const ignored = isLoginLink(at, query) ? OF_A_STUDIO : []
  const fields = CAMPAIGN_FIELDS.flatMap((field) => {
    const value = ignored.includes(field) ? undefined : valueIn(query, field)
    return value === undefined ? [] : [[field, value] as const]
  })
  return fields.length === 0 ? undefined : Object.fromEntries(fields)
}

/** The source in the `fs` parameter of a URL (Account §2.8). */
export const sourceIn = ({ search }: Address): string | undefined => valueIn(new URLSearchParams(search), 'fs')

const UID = /^[a-f0-9]{64}$/

/** The visitor's pseudonym in the URL of a login link; a label for reports only (decision S5). */
export const uidIn = (url: string | null | undefined): string | undefined => {
  if (url == null || !canParseUrl(url, 'https://here.invalid')) return undefined
  const uid = new URL(url, 'https://here.invalid').searchParams.get('uid') ?? ''
  return UID.test(uid) ? uid : undefined
}
