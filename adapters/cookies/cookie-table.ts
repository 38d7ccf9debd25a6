export type CookieName = { readonly name: string }

/** One cookie: its name and how long it lives, in seconds. */
export type Cookie = CookieName & {
  readonly maxAge: number
  /** Out of reach of scripts. */
  readonly isSecret?: boolean
}

const HOUR = 3600
const DAY = 24 * HOUR

/** Every cookie the shop sets, all for the whole site (Commerce §9, Account §9). */
export const COOKIES = {
  cart: { name: 'cart_id', maxAge: 30 * DAY },
  // A day more than the session: a page that stays open detects its end.
  signedIn: { name: 'vsf-signed-in', maxAge: 31 * DAY },
  loginLink: { name: 'vsf-login-link', maxAge: DAY },
  campaign: { name: 'vsf-atc', maxAge: 4 * HOUR },
  ordered: { name: 'vsf-order', maxAge: HOUR },
  referer: { name: 'vsf-referer', maxAge: 4 * HOUR },
  /** The origin of the visitor; only with consent to statistics. */
  source: { name: 'fs', maxAge: 4 * HOUR },
  tracking: { name: 'vsf-tracking', maxAge: 7 * DAY },
  uid: { name: 'vsf-uid', maxAge: 4 * HOUR },
  wip: { name: 'vsf-wipMode', maxAge: 4 * HOUR },
  locale: { name: 'vsf-locale', maxAge: 365 * DAY },
  consent: { name: 'vsf-consent', maxAge: 180 * DAY },
} as const satisfies { readonly [purpose: string]: Cookie }

/** Visitor id for experiment variants; only with consent to statistics, and no longer than the consent. */
export const VISITOR = { name: 'vsf-visitor', maxAge: 180 * DAY } as const satisfies Cookie

/** Carts ordered in this browser: they give full access to those orders. */
export const ORDERED = { name: 'vsf-ordered', maxAge: 30 * DAY, isSecret: true } as const satisfies Cookie

/** Identifies the browser that filled or ordered a cart. */
export const BROWSER = { name: 'vsf-browser', maxAge: 30 * DAY, isSecret: true } as const satisfies Cookie

/** Identifies the browser of a pending passkey request. */
export const PASSKEY = { name: 'vsf-passkey', maxAge: 10 * 60, isSecret: true } as const satisfies Cookie

/** The account links of the last day that were requested in this browser; opened here, they show no warning (decision R1). */
export const LINK_BINDINGS = { name: 'vsf-link-binding', maxAge: DAY, isSecret: true } as const satisfies Cookie

/** Cookies that earlier releases or other programs may have set: the shop only deletes them (decision A29). */
export const TRACES = {
  emailReorder: { name: 'vsf-email-reorder' },
  delivery: { name: 'vsf-delivery' },
  wip: { name: 'wip' },
} as const satisfies { readonly [purpose: string]: CookieName }

/** The staff session, for a working day. */
export const staffCookie = ({ secure }: { readonly secure: boolean }): Cookie => ({
  name: secure ? '__Host-staff' : 'staff',
  maxAge: 12 * HOUR,
  isSecret: true,
})

/** The session. The prefix prevents other hosts of the domain from setting it; browsers require https for it. */
export const sessionCookie = ({ secure }: { readonly secure: boolean }): Cookie => ({
  name: secure ? '__Host-access_token' : 'access_token',
  maxAge: 30 * DAY,
  isSecret: true,
})
